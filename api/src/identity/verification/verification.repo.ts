import type { Sql } from '../../platform/db/client.ts';
import type { Caller } from '../auth/caller.ts';

/** What a mailed link is for; no other use is made of it. Also the kind of its mail. */
export type LinkPurpose =
  | 'verify-email'
  | 'reset-password'
  | 'restore-account'
  | 'change-email-old'
  | 'change-email-new';

interface NewEmailToken {
  /** The mail that it goes with. */
  mail: { id: string; attempt: number };
  tokenHash: Buffer;
  userId: string;
  purpose: LinkPurpose;
  /** The address it goes to. */
  email: string;
  now: Date;
  expiresAt: Date;
}

/** @returns false when the mail is not wanted any more: its account was proved meanwhile (prove_ownership) */
export async function insertEmailToken(sql: Sql, { mail, ...token }: NewEmailToken): Promise<boolean> {
  const { count } = await sql`
    with wanted as (
      select from mail where id = ${mail.id} and attempts = ${mail.attempt} and run_at is not null for update
    )
    insert into email_token (token_hash, user_id, purpose, email, created_at, expires_at)
    select ${token.tokenHash}, ${token.userId}, ${token.purpose}, ${token.email}, ${token.now}, ${token.expiresAt}
    from wanted`;
  return count === 1;
}

export type VerificationOutcome = 'verified' | 'used' | 'expired' | 'unknown';

interface Verification {
  outcome: VerificationOutcome;
  /** Whose address it is; null when the token is unknown. */
  userId: string | null;
  isHandedOver: boolean | null;
}

/**
 * Uses the token up and verifies its address. Of several that come at once one is answered `verified`.
 * @param session of the browser that brings it
 */
export async function verifyEmail(
  sql: Sql,
  tokenHash: Buffer,
  session: Buffer | null,
  now: Date,
): Promise<Verification> {
  const [row] = await sql<[Verification]>`
    select v.outcome, v."userId", v."isHandedOver"
    from jsonb_to_record(confirm_email(${tokenHash}, ${session}, ${now}))
      as v (outcome text, "userId" uuid, "isHandedOver" boolean)`;
  return row;
}

interface Address {
  userId: string;
  emailKey: string;
  isVerified: boolean;
}

/** What a user's address is, and whether they have proved it. Null without a valid session. */
export async function findAddress(sql: Sql, caller: Caller): Promise<Address | null> {
  const [row] = await sql<Address[]>`
    select u.id as "userId", u.email_key as "emailKey", u.email_verified_at is not null as "isVerified"
    from app_user u where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  return row ?? null;
}

/** @param key makes a repeated request one mail */
export async function enqueueVerification(sql: Sql, userId: string, key: string, now: Date): Promise<void> {
  await sql`select enqueue_mail(${userId}, 'verify-email', '{}', ${key}, ${now})`;
}
