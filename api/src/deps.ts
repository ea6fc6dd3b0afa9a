import type { Logger } from 'pino';

import type { Config } from './config.ts';
import type { GenerationKind } from './contract/index.ts';
import type { Sql } from './db/client.ts';
import type { Provider } from './providers/provider.ts';
import type { Storage } from './storage/storage.ts';

/** What every module may use. Built once by the server; tests build their own. */
export interface AppDeps {
  config: Config;
  sql: Sql;
  logger: Logger;
  doorbell: Doorbell;
  /** The engine chosen per kind; a kind without one is not offered. */
  providers: Providers;
  storage: Storage;
  clock: Clock;
}

export type Providers = Readonly<Partial<Record<GenerationKind, Provider>>>;

/** Tells other processes that something changed, coalesced and outside any transaction (decisions.md C23). */
export interface Doorbell {
  ring(channel: 'jobs'): void;
  ring(channel: 'events', userId: string): void;
}

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
