import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import type { Caller } from '../auth/caller.ts';

export interface OwnAccount {
  userId: string;
  /** As `emailKey` makes it. */
  emailKey: string;
  /** Null when they have none. */
  passwordHash: string | null;
}

/** What the caller has to know to delete the account. Null without a valid session. */
export async function findOwnAccount(sql: Sql, caller: Caller): Promise<OwnAccount | null> {
  const [row] = await sql<OwnAccount[]>`
    select u.id as "userId", u.email_key as "emailKey", u.password_hash as "passwordHash"
    from app_user u where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  return row ?? null;
}

export type CloseOutcome = 'closing' | 'password-changed' | 'sign-in-too-old';

interface Closing {
  /** The hash that was checked; null without a password. */
  knownHash: string | null;
  /** Without a password, an older session deletes nothing. */
  signedInSince: Date;
  graceDays: number;
}

/** @throws AppError `unauthorized` */
export async function closeAccount(
  sql: Sql,
  caller: Caller,
  { knownHash, signedInSince, graceDays }: Closing,
): Promise<CloseOutcome> {
  const [row] = await withAppErrors(sql<[{ outcome: CloseOutcome }]>`
    select close_account(
      ${caller.tokenHash}, ${knownHash}, ${signedInSince}, make_interval(days => ${graceDays}), ${caller.now}
    ) ->> 'outcome' as outcome`);
  return row.outcome;
}

export type RestoreOutcome = 'restored' | 'used' | 'expired' | 'unknown';

/** Uses the token up. Of several that come at once one is answered `restored`. */
export async function restoreAccount(sql: Sql, tokenHash: Buffer, now: Date): Promise<RestoreOutcome> {
  const [row] = await sql<[{ outcome: RestoreOutcome }]>`
    select restore_account(${tokenHash}, ${now}) ->> 'outcome' as outcome`;
  return row.outcome;
}

/** @param limit of generations @returns false when nothing is left to do */
export async function purgeAccount(sql: Sql, limit: number, now: Date): Promise<boolean> {
  const [row] = await sql<[{ isGoingOn: boolean }]>`select purge_account(${limit}, ${now}) as "isGoingOn"`;
  return row.isGoingOn;
}
