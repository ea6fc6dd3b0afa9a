import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import type { Caller } from '../auth/caller.ts';

/** Whether this mail, or the row that stands for none, is written. */
export async function isRequested(sql: Sql, key: string): Promise<boolean> {
  const [row] = await sql<[{ isRequested: boolean }]>`
    select exists (select from mail where key = ${key}) as "isRequested"`;
  return row.isRequested;
}

/**
 * Writes one row, whether the address has an account or not. @param email as `accountKey` makes it @param key makes a
 * repeated request one mail
 */
export async function requestReset(sql: Sql, email: string, key: string, now: Date): Promise<void> {
  await sql`select request_password_reset(${email}, ${key}, ${now})`;
}

interface Reset {
  outcome: 'reset' | 'used' | 'expired' | 'unknown';
  /** Null when the token is unknown. */
  userId: string | null;
}

/** Uses the token up and sets the password. Of several that come at once one is answered `reset`. */
export async function redeemResetToken(
  sql: Sql,
  tokenHash: Buffer,
  passwordHash: string,
  now: Date,
): Promise<Reset> {
  const [row] = await sql<[Reset]>`
    select r.outcome, r."userId"
    from jsonb_to_record(reset_password(${tokenHash}, ${passwordHash}, ${now})) as r (outcome text, "userId" uuid)`;
  return row;
}

/** The caller's stored password; its hash is null when they have none. Null without a valid session. */
export async function findOwnPassword(
  sql: Sql,
  caller: Caller,
): Promise<{ userId: string; passwordHash: string | null } | null> {
  const [row] = await sql<{ userId: string; passwordHash: string | null }[]>`
    select u.id as "userId", u.password_hash as "passwordHash"
    from app_user u where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  return row ?? null;
}

/** False when the password that was checked is not the present one any more. @throws AppError `unauthorized` */
export async function replacePassword(
  sql: Sql,
  caller: Caller,
  { known, next }: { known: string; next: string },
): Promise<boolean> {
  const [row] = await withAppErrors(sql<[{ isChanged: boolean }]>`
    select change_password(${caller.tokenHash}, ${known}, ${next}, ${caller.now}) as "isChanged"`);
  return row.isChanged;
}
