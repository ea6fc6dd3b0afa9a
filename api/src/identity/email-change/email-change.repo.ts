import type { PendingEmailChange } from '@aic/contract/security';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import type { Caller } from '../auth/caller.ts';

interface NewChange {
  /** The password that was checked; null without one. */
  knownHash: string | null;
  /** Without a password, an older session changes nothing. */
  signedInSince: Date;
  email: string;
  /** As `accountKey` makes it. */
  emailKey: string;
  expiresAt: Date;
}

export type RequestOutcome =
  | 'requested'
  | 'password-changed'
  | 'sign-in-too-old'
  | 'unverified'
  | 'same'
  | 'taken';

/** @throws AppError `unauthorized` */
export async function insertEmailChange(
  sql: Sql,
  caller: Caller,
  change: NewChange,
): Promise<RequestOutcome> {
  const { knownHash, signedInSince, email, emailKey, expiresAt } = change;
  const [row] = await withAppErrors(sql<[{ outcome: RequestOutcome }]>`
    select request_email_change(
      ${caller.tokenHash}, ${knownHash}, ${signedInSince}, ${email}, ${emailKey}, ${expiresAt}, ${caller.now})
        as outcome`);
  return row.outcome;
}

interface Confirmation {
  outcome: 'waiting' | 'changed' | 'used' | 'expired' | 'taken' | 'unknown';
  /** Null when nothing has changed. */
  userId: string | null;
}

/** Uses the token up. */
export async function confirmChange(sql: Sql, tokenHash: Buffer, now: Date): Promise<Confirmation> {
  const [row] = await sql<[Confirmation]>`
    select c.outcome, c."userId"
    from jsonb_to_record(confirm_email_change(${tokenHash}, ${now})) as c (outcome text, "userId" uuid)`;
  return row;
}

/** The caller's change that waits; null without one. */
export async function findEmailChange(sql: Sql, caller: Caller): Promise<PendingEmailChange | null> {
  const [row] = await sql<PendingEmailChange[]>`
    select c.new_email as email, c.old_confirmed_at is not null as "isOldConfirmed",
      c.new_confirmed_at is not null as "isNewConfirmed", wire_time(c.expires_at) as "expiresAt"
    from email_change c
    where c.user_id = session_user_id(${caller.tokenHash}, ${caller.now}) and c.expires_at > ${caller.now}`;
  return row ?? null;
}

/** Its links do nothing any more. */
export async function deleteEmailChange(sql: Sql, caller: Caller): Promise<void> {
  await sql`delete from email_change where user_id = session_user_id(${caller.tokenHash}, ${caller.now})`;
}
