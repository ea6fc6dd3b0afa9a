import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Sql } from './db/client.ts';
import type { Notifier } from './db/notifier.ts';
import type { Held } from './lease/open-lease.ts';
import type { Storage } from './storage/storage.ts';
import type { Clock } from './time/clock.ts';

/** What every module may use. Built once by the server; tests build their own. */
export interface PlatformDeps {
  config: Config;
  sql: Sql;
  logger: Logger;
  notifier: Notifier;
  storage: Storage;
  clock: Clock;
  /** Why this process leaves alone what a living installation may own; null, or absent: it is that one. */
  held?(): Held | null;
}
