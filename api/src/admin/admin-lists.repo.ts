import type { AdminAction, AdminUser, FailedJob, PaymentEvent, ReconciliationRun } from '@aic/contract/admin';
import { ERROR_TEXT } from '../generations/list/item-sql.ts';
import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';
import type { EventCursor, NumberCursor, TimeCursor } from './list-cursors.ts';
import { adminOf, entryOf, type ListPage, readPage, ROWS_MAX, timeOf } from './list-page.ts';

/** Who has deleted their account has no name any more. @param query part of an address or name, or an id */
export function findUsers(
  sql: Sql,
  caller: Caller,
  { query, after }: { query: string; after: TimeCursor },
): Promise<ListPage<AdminUser>> {
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const bound = after
    ? sql`and (u.created_at, u.id) < (${timeOf(sql, after.createdAtUs)}, ${after.id}::uuid)`
    : sql``;
  return readPage(sql<Array<{ list: Array<{ cursor: string; row: AdminUser }> }>>`
    with ${adminOf(sql, caller)}
    select coalesce(json_agg(${entryOf(sql)} order by f.created_at desc, f.id desc), '[]') as list from admin, lateral (
      select u.created_at, u.id, (extract(epoch from u.created_at) * 1000000)::bigint || '_' || u.id as cursor,
        json_build_object(
        'id', u.id, 'email', case when u.closes_at is null then u.email else 'Deleted account' end,
        'name', case when u.closes_at is null then
          coalesce(u.display_name, nullif(concat_ws(' ', u.first_name, u.last_name), '')) end,
        'plan', u.plan, 'credits', credit.balance(u.id, ${caller.now}), 'isAdmin', u.is_admin,
        'isEmailVerified', u.email_verified_at is not null, 'createdAt', wire_time(u.created_at),
        'blockedAt', wire_time(u.blocked_at),
        'generations', (select count(*) from generation g where g.user_id = u.id),
        'failed', (select count(*) from generation g where g.user_id = u.id and g.status = 'failed')) as row
      from app_user u
      where admin.id is not null and (u.email ilike ${pattern} or u.display_name ilike ${pattern}
        or concat_ws(' ', u.first_name, u.last_name) ilike ${pattern} or u.id::text = ${query}) ${bound}
      order by u.created_at desc, u.id desc limit ${ROWS_MAX}
    ) f`);
}

export function findFailedJobs(sql: Sql, caller: Caller, after: TimeCursor): Promise<ListPage<FailedJob>> {
  const bound = after
    ? sql`and (g.completed_at, g.id) < (${timeOf(sql, after.createdAtUs)}, ${after.id}::uuid)`
    : sql``;
  return readPage(sql<Array<{ list: Array<{ cursor: string; row: FailedJob }> }>>`
    with ${adminOf(sql, caller)}
    select coalesce(json_agg(${entryOf(sql)} order by f.completed_at desc, f.id desc), '[]') as list from admin, lateral (
      select g.completed_at, g.id, (extract(epoch from g.completed_at) * 1000000)::bigint || '_' || g.id as cursor,
        json_build_object(
        'id', g.id, 'userId', g.user_id, 'email', u.email, 'kind', g.kind, 'provider', g.provider, 'prompt', g.prompt,
        'errorCode', g.error_code, 'error', ${sql.unsafe(ERROR_TEXT)}, 'attempts', g.attempt, 'credits', g.price,
        'creditsReturned', g.credits_returned, 'createdAt', wire_time(g.created_at),
        'failedAt', wire_time(g.completed_at), 'isRetried', exists (
          select from generation r where r.user_id = g.user_id and r.price = 0
            and r.idempotency_key in (${'\n'} || 'retry:' || g.id, 'retry:' || g.id))) as row
      from generation g join app_user u on u.id = g.user_id
      where admin.id is not null and g.status = 'failed' and g.removed_at is null ${bound}
      order by g.completed_at desc, g.id desc limit ${ROWS_MAX}
    ) f`);
}

/** What waits comes first. */
export function findEvents(sql: Sql, caller: Caller, after: EventCursor): Promise<ListPage<PaymentEvent>> {
  const bound = after
    ? sql`and (e.processed_at is null, e.received_at, e.id) < (${after.isWaiting}, ${timeOf(sql, after.receivedAtUs)}, ${after.id})`
    : sql``;
  return readPage(sql<Array<{ list: Array<{ cursor: string; row: PaymentEvent }> }>>`
    with ${adminOf(sql, caller)}
    select coalesce(json_agg(${entryOf(sql)} order by f.is_waiting desc, f.received_at desc, f.id desc), '[]') as list
    from admin, lateral (
      select e.processed_at is null as is_waiting, e.received_at, e.id,
        case when e.processed_at is null then 'waiting_' else 'done_' end
        || (extract(epoch from e.received_at) * 1000000)::bigint || '_' || e.id as cursor, json_build_object(
        'id', e.id, 'type', e.type, 'objectId', e.object_id, 'createdAt', wire_time(e.created_at),
        'receivedAt', wire_time(e.received_at), 'processedAt', wire_time(e.processed_at), 'attempts', e.attempts,
        'error', e.error) as row
      from billing.event e
      where admin.id is not null ${bound}
      order by e.processed_at is null desc, e.received_at desc, e.id desc limit ${ROWS_MAX}
    ) f`);
}

export function findReconciliations(
  sql: Sql,
  caller: Caller,
  after: NumberCursor,
): Promise<ListPage<ReconciliationRun>> {
  return readPage(sql<Array<{ list: Array<{ cursor: string; row: ReconciliationRun }> }>>`
    with ${adminOf(sql, caller)}
    select coalesce(json_agg(${entryOf(sql)} order by f.id desc), '[]') as list from admin, lateral (
      select r.id, r.id::text as cursor, json_build_object(
        'id', r.id, 'startedAt', wire_time(r.started_at), 'finishedAt', wire_time(r.finished_at),
        'checked', r.checked, 'missing', r.missing, 'mended', r.mended, 'extra', r.extra, 'details', r.details, 'error', r.error) as row
      from billing.reconciliation r
      where admin.id is not null and r.id < coalesce(${after}::bigint, r.id + 1) order by r.id desc limit ${ROWS_MAX}
    ) f`);
}

export function findAdminActions(
  sql: Sql,
  caller: Caller,
  after: NumberCursor,
): Promise<ListPage<AdminAction>> {
  return readPage(sql<Array<{ list: Array<{ cursor: string; row: AdminAction }> }>>`
    with ${adminOf(sql, caller)}
    select coalesce(json_agg(${entryOf(sql)} order by f.id desc), '[]') as list from admin, lateral (
      select a.id, a.id::text as cursor, json_build_object(
        'id', a.id, 'at', wire_time(a.at), 'admin', coalesce(by.email, a.admin_id::text), 'act', a.act,
        'user', coalesce(u.email, a.user_id::text), 'details', (
          select coalesce(string_agg(d.key || ': ' || d.value, ', '), '') from jsonb_each_text(a.details) d
          where d.key <> 'key')) as row
      from admin_act a
      left join app_user by on by.id = a.admin_id
      left join app_user u on u.id = a.user_id
      where admin.id is not null and a.id < coalesce(${after}::bigint, a.id + 1) order by a.id desc limit ${ROWS_MAX}
    ) f`);
}
