import { STARTER_CREDITS, type User } from '@aic/contract';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { ACCOUNT_REFUSALS } from '../errors/account-errors.ts';
import type { Device } from './device.ts';
import { idleUntil, type NewSession } from './session.ts';

export interface Credentials {
  id: string;
  passwordHash: string | null;
  isBlocked: boolean;
  /** Until when its user, who has deleted it, can restore it. */
  closesAt: Date | null;
  /** A session needs a code, too. */
  hasSecondFactor: boolean;
}

interface NewUser {
  email: string;
  /** As `accountKey` makes it; so are all e-mails below. */
  emailKey: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  /** Of the network that it comes from. */
  networkHash: Buffer;
  /** Null where none was sent. */
  registrationKey: string | null;
}

/** Account, starter credits and session in one statement. @throws AppError `email_taken` */
export async function insertUser(
  sql: Sql,
  user: NewUser,
  session: NewSession,
  { browser, network }: Device,
): Promise<void> {
  await withAppErrors(
    sql`
    select register_user(${user.email}, ${user.emailKey}, ${user.passwordHash}, ${user.firstName}, ${user.lastName},
      ${session.tokenHash}, ${STARTER_CREDITS}, ${session.idleUntil}, ${session.expiresAt}, ${session.now},
        ${browser}, ${network},
      ${user.networkHash}, ${user.registrationKey})`,
    ACCOUNT_REFUSALS,
  );
}

/** Whether the account of this address was made by a call with this key. */
export async function isRegisteredWith(sql: Sql, email: string, registrationKey: string): Promise<boolean> {
  const [row] = await sql<[{ isRegistered: boolean }]>`
    select exists (
      select from app_user where email_key = ${email} and registration_key = ${registrationKey}
    ) as "isRegistered"`;
  return row.isRegistered;
}

export async function isKnownNetwork(sql: Sql, email: string, networkHash: Buffer): Promise<boolean> {
  const [row] = await sql<[{ isKnown: boolean }]>`
    select exists (
      select from known_network n join app_user u on u.id = n.user_id
      where u.email_key = ${email} and n.network_hash = ${networkHash}
    ) as "isKnown"`;
  return row.isKnown;
}

/**
 * Of an account that is gone for good, or about to be, there are none.
 * @param email as `accountKey` makes it: null is nobody's
 */
export async function findCredentials(
  sql: Sql,
  email: string | null,
  now: Date,
): Promise<Credentials | null> {
  const [row] = await sql<Credentials[]>`
    select u.id, u.password_hash as "passwordHash", u.blocked_at is not null as "isBlocked",
      u.closes_at as "closesAt",
      exists (
        select from second_factor f where f.user_id = u.id and f.confirmed_at is not null
      ) as "hasSecondFactor"
    from app_user u where u.email_key = ${email} and (u.closes_at is null or u.closes_at > ${now})`;
  return row ?? null;
}

/** The same password under another hash; nothing when it is not the present one any more. */
export async function rehashPassword(
  sql: Sql,
  user: string,
  { known, next }: { known: string; next: string },
): Promise<void> {
  await sql`select rehash_password(${user}, ${known}, ${next})`;
}

/** Mails the link that restores a deleted account to its user, once more. Nothing for any other address. */
export async function resendRestoreMail(sql: Sql, email: string, now: Date): Promise<void> {
  await sql`select resend_restore_mail(${email}, ${now})`;
}

interface SignIn {
  session: NewSession;
  device: Device;
  /** Of this browser; the new one replaces it. */
  endedTokenHash: Buffer | null;
  /** A success gives the account its attempts back. */
  clearedLimitKey: string;
  networkHash: Buffer;
}

/** Starts the session and remembers the network. Null when the account has gone meanwhile. */
export async function startSession(sql: Sql, userId: string, signIn: SignIn): Promise<User | null> {
  const { session, device, endedTokenHash, clearedLimitKey, networkHash } = signIn;
  const [user] = await sql<User[]>`
    with ended as (delete from session where token_hash = ${endedTokenHash}),
      cleared as (delete from rate_limit where key = ${clearedLimitKey}),
      signed_in as (select id from app_user where id = ${userId} and blocked_at is null),
      known as (
        insert into known_network (user_id, network_hash, last_used_at)
        select id, ${networkHash}, ${session.now} from signed_in
        on conflict (user_id, network_hash) do update set last_used_at = excluded.last_used_at
      ),
      started as (
        -- None for an account that was deleted while its password was being checked.
        select id as user_id from signed_in where open_session(
          id, ${session.tokenHash}, ${session.idleUntil}, ${session.expiresAt}, ${device.browser}, ${device.network},
          false, ${session.now}
        )
      )
    select ${userColumns(sql)} from app_user u join started s on s.user_id = u.id`;
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

/**
 * Keeps a used session from idling out; one that is over stays over. At most one write an hour per session, away from
 * the hot reads.
 */
export async function touchSession(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`
    update session set last_seen_at = ${now}, idle_until = ${idleUntil(now)}
    where token_hash = ${tokenHash} and last_seen_at < ${now}::timestamptz - interval '1 hour'
      and session_user_id(token_hash, ${now}) is not null`;
}

/** What of an account leaves the server, by name: a new column stays inside until it is added here. */
function userColumns(sql: Sql) {
  return sql`u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
    u.display_name as "displayName", u.bio, u.location, u.website, u.twitter_handle as "twitterHandle",
    u.email_notifications as "emailNotifications", u.public_profile as "publicProfile",
    u.files_say_prompt as "filesSayPrompt", u.files_say_name as "filesSayName",
    u.handle, u.is_admin as "isAdmin", u.plan is not null as "isPro", u.plan,
    exists (
      select from billing.subscription s where s.user_id = u.id and s.status in ('past_due', 'unpaid', 'paused')
    ) as "isPaymentOverdue",
    u.email_verified_at is not null as "isEmailVerified"`;
}
