import type { ErrorReport } from '@aic/contract/schemas';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';

const LISTED_MAX = 50;

/** What many browsers have said of one place in the code of a build. */
export interface Fault {
  build: string;
  phase: string;
  errorClass: string;
  frames: ErrorReport['frames'];
  count: number;
  /** A hundred: so many, or more. */
  users: number;
  firstAt: Date;
  lastAt: Date;
}

/** Dropped where it is not of a user who has the build. */
export async function recordError(
  sql: Sql,
  report: ErrorReport,
  { tokenHash, now }: { tokenHash: Buffer | null; now: Date },
): Promise<void> {
  await sql`select record_error(${tokenHash}, ${sql.json({ ...report })}, ${now})`;
}

/** Of all builds of a remote, the latest first. */
export function findFaults(sql: Sql, name: string): Promise<Fault[]> {
  return sql<Fault[]>`
    select build, phase, error_class as "errorClass", frames, count, cardinality(users) as users,
      first_at as "firstAt", last_at as "lastAt"
    from remote_error where name = ${name} order by last_at desc limit ${LISTED_MAX}`;
}

/** The same for an admin. @throws AppError `unauthorized`, `forbidden` */
export async function findFaultsAsAdmin(
  sql: Sql,
  { tokenHash, now }: Caller,
  name: string,
): Promise<Fault[]> {
  await withAppErrors(sql`select require_admin(${tokenHash}, ${now})`);
  return findFaults(sql, name);
}
