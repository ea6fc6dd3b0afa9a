import type { Logger } from 'pino';

import type { Config } from './config/config.ts';
import type { Sql } from './db/client.ts';
import type { Payments } from './modules/billing/payments.ts';
import type { EditJob, ImageJob, MusicJob, Provider, TextJob, VideoJob } from './providers/provider.ts';
import type { Storage } from './storage/storage.ts';

/** What every module may use. Built once by the server; tests build their own. */
export interface AppDeps {
  config: Config;
  sql: Sql;
  logger: Logger;
  notifier: Notifier;
  /** The engine chosen per kind; a kind without one is not offered. */
  providers: Providers;
  storage: Storage;
  /** Null when no key is configured. */
  payments: Payments | null;
  clock: Clock;
}

export type Providers = Readonly<{
  image?: Provider<ImageJob>;
  edit?: Provider<EditJob>;
  video?: Provider<VideoJob>;
  music?: Provider<MusicJob>;
  text?: Provider<TextJob>;
}>;

/** Tells other processes that something changed, coalesced and outside any transaction. */
export interface Notifier {
  notify(channel: 'jobs'): void;
  notify(channel: 'events', userId: string): void;
}

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
