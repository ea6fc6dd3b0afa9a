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
  tokenHash: Buffer;
  userId: string;
  purpose: LinkPurpose;
  /** The address it goes to. */
  email: string;
  now: Date;
  expiresAt: Date;
}

export async function insertEmailToken(sql: Sql, token: NewEmailToken): Promise<void> {
  await sql`
    insert into email_token (token_hash, user_id, purpose, email, created_at, expires_at)
    values (${token.tokenHash}, ${token.userId}, ${token.purpose}, ${token.email}, ${token.now}, ${token.expiresAt})`;
}

export type VerificationOutcome = 'verified' | 'used' | 'expired' | 'unknown';

interface Verification {
  outcome: VerificationOutcome;
  /** Whose address it is; null when the token is unknown. */
  userId: string | null;
}

/** Uses the token up and verifies its address. Of several that come at once one is answered `verified`. */
export async function verifyEmail(sql: Sql, tokenHash: Buffer, now: Date): Promise<Verification> {
  const [row] = await sql<[Verification]>`
    select v.outcome, v."userId" from jsonb_to_record(verify_email(${tokenHash}, ${now})) as v (outcome text, "userId" uuid)`;
  return row;
}

/** What a user's address is, and whether they have proved it. Null without a valid session. */
export async function findAddress(
  sql: Sql,
  caller: Caller,
): Promise<{ userId: string; isVerified: boolean } | null> {
  const [row] = await sql<{ userId: string; isVerified: boolean }[]>`
    select u.id as "userId", u.email_verified_at is not null as "isVerified"
    from app_user u where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  return row ?? null;
}

/** @param key makes a repeated request one mail */
export async function enqueueVerification(sql: Sql, userId: string, key: string, now: Date): Promise<void> {
  await sql`select enqueue_mail(${userId}, 'verify-email', '{}', ${key}, ${now})`;
}
