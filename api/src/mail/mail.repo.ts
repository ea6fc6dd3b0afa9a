import type { Sql } from '../platform/db/client.ts';

export interface DueMail {
  id: string;
  userId: string | null;
  to: string;
  kind: string;
  payload: unknown;
  /** How often it was tried, this time included. What is reported carries it, so that a late report changes nothing. */
  attempt: number;
  /** Its address was verified, and is still the user's. */
  isVerified: boolean;
  wantsNotifications: boolean;
  /** Of the generation it is about; null when there is none, or none any more. */
  prompt: string | null;
  /** Key of its still, where its kind has one. */
  picture: string | null;
}

/** Far longer than any attempt takes: no other worker takes the mail meanwhile. */
const CLAIM_LIFETIME = /* @wc-ignore */ '10 minutes';

/** Takes the mail that has waited longest, or null. Other workers pass over it. */
export async function claimMail(sql: Sql, now: Date): Promise<DueMail | null> {
  const [mail] = await sql<DueMail[]>`
    with due as (
      select id from mail where run_at <= ${now} order by run_at limit 1 for update skip locked
    ), claimed as (
      update mail m set attempts = m.attempts + 1, run_at = ${now}::timestamptz + ${CLAIM_LIFETIME}::interval
      from due where m.id = due.id
      returning m.*
    )
    select c.id, c.user_id as "userId", c.recipient as "to", c.kind, c.payload, c.attempts as attempt,
      coalesce(u.email_verified_at is not null and u.email = c.recipient, false) as "isVerified",
      coalesce(u.email_notifications, false) as "wantsNotifications",
      g.prompt, g.output -> 'poster' ->> 'key' as picture
    from claimed c left join app_user u on u.id = c.user_id
    left join generation g on g.user_id = c.user_id and g.removed_at is null
      -- A payload that is wrong must not keep the mails behind it waiting.
      and g.id = case when c.payload ->> 'generation' ~ '^[0-9a-f-]{36}$' then (c.payload ->> 'generation')::uuid end`;
  return mail ?? null;
}

type Attempt = Pick<DueMail, 'id' | 'attempt'>;

export async function markSent(sql: Sql, { id, attempt }: Attempt, now: Date): Promise<void> {
  await sql`
    update mail set run_at = null, sent_at = ${now}, error = null where id = ${id} and attempts = ${attempt}`;
}

/** @param retryAt null gives the mail up */
export async function markFailed(
  sql: Sql,
  { id, attempt }: Attempt,
  error: string,
  retryAt: Date | null,
): Promise<void> {
  await sql`
    update mail set run_at = ${retryAt}, error = ${error.slice(0, 500)} where id = ${id} and attempts = ${attempt}`;
}

/** The key that links in mails are signed with. */
export async function findUnsubscribeKey(sql: Sql): Promise<Buffer> {
  const [row] = await sql<[{ key: Buffer }]>`select key from signing_key where purpose = 'unsubscribe'`;
  return row.key;
}

/** Ends notifications by mail. False: there is no such user any more. */
export async function endNotifications(sql: Sql, userId: string, now: Date): Promise<boolean> {
  const [row] = await sql<[{ isFound: boolean }]>`select end_notifications(${userId}, ${now}) as "isFound"`;
  return row.isFound;
}
