import type { AccountSession } from '@aic/contract/security';
import type { Sql } from '../../platform/db/client.ts';
import type { Caller } from '../auth/caller.ts';

/** The caller's sessions that are not over, their own first. None without a valid session. */
export function findSessions(sql: Sql, { tokenHash, now }: Caller): Promise<AccountSession[]> {
  return sql<AccountSession[]>`
    select s.id, s.browser, s.network, wire_time(s.created_at) as "createdAt",
      wire_time(s.last_seen_at) as "lastSeenAt", s.token_hash = ${tokenHash} as "isCurrent"
    from session s
    where s.user_id = session_user_id(${tokenHash}, ${now}) and s.expires_at > ${now} and s.idle_until > ${now}
    order by s.token_hash = ${tokenHash} desc, s.last_seen_at desc, s.id desc`;
}

interface Ended {
  userId: string;
  /** How many. */
  count: number;
}

/** Null without a valid session. */
export async function deleteSession(sql: Sql, { tokenHash, now }: Caller, id: string): Promise<Ended | null> {
  const [row] = await sql<Ended[]>`
    with caller as (select session_user_id(${tokenHash}, ${now}) as id),
      ended as (
        delete from session s using caller where s.id = ${id} and s.user_id = caller.id returning s.id
      )
    select caller.id as "userId", (select count(*)::int from ended) as count from caller where caller.id is not null`;
  return row ?? null;
}

/** Leaves the caller's own. Null without a valid session. */
export async function deleteOtherSessions(sql: Sql, { tokenHash, now }: Caller): Promise<Ended | null> {
  const [row] = await sql<Ended[]>`
    with caller as (select session_user_id(${tokenHash}, ${now}) as id),
      ended as (
        delete from session s using caller where s.user_id = caller.id and s.token_hash <> ${tokenHash}
        returning s.id
      )
    select caller.id as "userId", (select count(*)::int from ended) as count from caller where caller.id is not null`;
  return row ?? null;
}
