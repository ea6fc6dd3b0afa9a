import type { z } from 'zod';
import { busUrl, databaseUrl, flag, integer } from './values.ts';

export const databaseVariables = {
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_DIRECT_URL: databaseUrl().optional(),
  DATABASE_OWNER_URL: databaseUrl().optional(),
  DATABASE_PREPARE: flag().optional(),
  DATABASE_POOL_MAX: integer(1, 200).default(10),
  MIGRATION_WAIT_MS: integer(0, 3_600_000).default(60_000),
  NOTIFIER_URL: busUrl().optional(),
};

type DatabaseVariables = z.output<z.ZodObject<typeof databaseVariables>>;

/** A direct address alone says nothing of where requests go. */
export function requireDatabase({ value, issues }: z.core.ParsePayload<Partial<DatabaseVariables>>): void {
  if (value.DATABASE_DIRECT_URL === undefined || value.DATABASE_URL !== undefined) return;
  issues.push({
    code: 'custom',
    path: ['DATABASE_URL'],
    message: 'is missing beside DATABASE_DIRECT_URL',
    input: undefined,
  });
}

export const databaseSettings = (env: DatabaseVariables) => ({
  /** Null: the embedded Postgres in `dataDir`. May lead to a pooler. */
  databaseUrl: env.DATABASE_URL ?? null,
  /** Of the same database without a pooler, for what lives in a session: LISTEN and the locks of workers. */
  databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
  /** Of a role that may create tables, for upgrades. Null: `databaseDirectUrl` is used for them too. */
  databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
  /** Null: where the connections of `databaseUrl` keep prepared statements, so not through a pooler in transaction mode. */
  databasePrepare: env.DATABASE_PREPARE ?? null,
  databasePoolMax: env.DATABASE_POOL_MAX,
  /** How long an upgrade waits for another process that upgrades, in milliseconds. */
  migrationWaitMs: env.MIGRATION_WAIT_MS,
  /** Of the bus by which processes notify each other of events. Null: the database does it. */
  notifierUrl: env.NOTIFIER_URL ?? null,
});

export type DatabaseSettings = ReturnType<typeof databaseSettings>;
