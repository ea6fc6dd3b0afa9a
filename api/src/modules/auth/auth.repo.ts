import { STARTER_CREDITS, type User } from '@aic/contract';
import type { Sql } from '../../db/client.ts';
import { withAppErrors } from '../../db/sql-error.ts';

interface Credentials {
  id: string;
  passwordHash: string | null;
}

export interface NewSession {
  tokenHash: Buffer;
  now: Date;
  expiresAt: Date;
}

interface NewUser {
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
}

/** Account, starter credits and session in one statement. @throws AppError `email_taken` */
export async function insertUser(sql: Sql, user: NewUser, session: NewSession): Promise<void> {
  await withAppErrors(sql`
    select register_user(${user.email}, ${user.passwordHash}, ${user.firstName}, ${user.lastName},
      ${session.tokenHash}, ${STARTER_CREDITS}, ${session.expiresAt}, ${session.now})`);
}

export async function findCredentials(sql: Sql, email: string): Promise<Credentials | null> {
  const [row] = await sql<Credentials[]>`
    select id, password_hash as "passwordHash" from app_user where lower(email) = lower(${email})`;
  return row ?? null;
}

/** The new session replaces `endedTokenHash`, and a success gives the account its attempts back. */
export async function startSession(
  sql: Sql,
  userId: string,
  session: NewSession & { endedTokenHash: Buffer | null; clearedLimitKey: string },
): Promise<User | null> {
  const [user] = await sql<User[]>`
    with ended as (delete from session where token_hash = ${session.endedTokenHash}),
      cleared as (delete from rate_limit where key = ${session.clearedLimitKey}),
      started as (
        insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
        values (${session.tokenHash}, ${userId}, ${session.now}, ${session.now}, ${session.expiresAt})
      )
    select ${userColumns(sql)} from app_user u where u.id = ${userId}`;
  return user ?? null;
}

/** Returns whose session it was, or null when there was none. */
export async function endSession(sql: Sql, tokenHash: Buffer): Promise<string | null> {
  const [row] = await sql<{ userId: string }[]>`
    delete from session where token_hash = ${tokenHash} returning user_id as "userId"`;
  return row?.userId ?? null;
}

export async function findSessionUser(sql: Sql, tokenHash: Buffer, now: Date): Promise<User | null> {
  const [user] = await sql<User[]>`
    select ${userColumns(sql)} from app_user u where u.id = session_user_id(${tokenHash}, ${now})`;
  return user ?? null;
}

/** Keeps a used session from idling out; one that is over stays over. At most one write an hour per session, away from the hot reads. */
export async function touchSession(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`
    update session set last_seen_at = ${now}
    where token_hash = ${tokenHash} and last_seen_at < ${now}::timestamptz - interval '1 hour'
      and session_user_id(token_hash, ${now}) is not null`;
}

/** What of an account leaves the server, by name: a new column stays inside until it is added here. */
function userColumns(sql: Sql) {
  return sql`u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
    u.display_name as "displayName", u.bio, u.location, u.website, u.twitter_handle as "twitterHandle",
    u.email_notifications as "emailNotifications", u.public_profile as "publicProfile",
    u.is_admin as "isAdmin", u.plan is not null as "isPro"`;
}
