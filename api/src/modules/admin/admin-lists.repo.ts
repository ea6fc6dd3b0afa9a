import type { AdminAct, AdminUser, FailedJob, PaymentEvent, ReconciliationRun } from '@aic/contract/admin';
import type { Sql } from '../../db/client.ts';
import { withAppErrors } from '../../db/sql-error.ts';
import type { Caller } from '../../http/caller.ts';
import { ERROR_TEXT } from '../generations/list/item-sql.ts';

const PAGE = 100;

/**
 * Every list below is read by an admin only: the caller is checked inside the same statement.
 * @throws AppError `unauthorized`, `forbidden`
 */
async function readList<Row>(query: PromiseLike<Array<{ list: Row[] }>>): Promise<Row[]> {
  const [row] = await withAppErrors(query);
  return row?.list ?? [];
}

const admin = (sql: Sql, { tokenHash, now }: Caller) =>
  sql`admin as materialized (select require_admin(${tokenHash}, ${now}) as id)`;

/** Who has deleted their account has no name any more. @param query part of an address or name, or an id */
export function findUsers(sql: Sql, caller: Caller, query: string): Promise<AdminUser[]> {
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return readList(sql<Array<{ list: AdminUser[] }>>`
    with ${admin(sql, caller)}
    select coalesce(json_agg(f.row order by f.created_at desc), '[]') as list from admin, lateral (
      select u.created_at, json_build_object(
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
        or concat_ws(' ', u.first_name, u.last_name) ilike ${pattern} or u.id::text = ${query})
      order by u.created_at desc limit ${PAGE}
    ) f`);
}

export function findFailedJobs(sql: Sql, caller: Caller): Promise<FailedJob[]> {
  return readList(sql<Array<{ list: FailedJob[] }>>`
    with ${admin(sql, caller)}
    select coalesce(json_agg(f.row order by f.completed_at desc), '[]') as list from admin, lateral (
      select g.completed_at, json_build_object(
        'id', g.id, 'userId', g.user_id, 'email', u.email, 'kind', g.kind, 'provider', g.provider, 'prompt', g.prompt,
        'errorCode', g.error_code, 'error', ${sql.unsafe(ERROR_TEXT)}, 'attempts', g.attempt, 'credits', g.price,
        'creditsReturned', g.credits_returned, 'createdAt', wire_time(g.created_at),
        'failedAt', wire_time(g.completed_at), 'isRetried', exists (
          select from generation r where r.user_id = g.user_id and r.idempotency_key = 'retry:' || g.id)) as row
      from generation g join app_user u on u.id = g.user_id
      where admin.id is not null and g.status = 'failed' and g.removed_at is null
      order by g.completed_at desc, g.id desc limit ${PAGE}
    ) f`);
}

export function findEvents(sql: Sql, caller: Caller): Promise<PaymentEvent[]> {
  return readList(sql<Array<{ list: PaymentEvent[] }>>`
    with ${admin(sql, caller)}
    select coalesce(json_agg(f.row order by f.is_done, f.received_at desc), '[]') as list from admin, lateral (
      select e.processed_at is not null as is_done, e.received_at, json_build_object(
        'id', e.id, 'type', e.type, 'objectId', e.object_id, 'createdAt', wire_time(e.created_at),
        'receivedAt', wire_time(e.received_at), 'processedAt', wire_time(e.processed_at), 'attempts', e.attempts,
        'error', e.error) as row
      from billing.event e
      where admin.id is not null
      order by e.processed_at is not null, e.received_at desc limit ${PAGE}
    ) f`);
}

export function findReconciliations(sql: Sql, caller: Caller): Promise<ReconciliationRun[]> {
  return readList(sql<Array<{ list: ReconciliationRun[] }>>`
    with ${admin(sql, caller)}
    select coalesce(json_agg(f.row order by f.id desc), '[]') as list from admin, lateral (
      select r.id, json_build_object(
        'id', r.id, 'startedAt', wire_time(r.started_at), 'finishedAt', wire_time(r.finished_at),
        'checked', r.checked, 'missing', r.missing, 'mended', r.mended, 'extra', r.extra, 'details', r.details, 'error', r.error) as row
      from billing.reconciliation r where admin.id is not null order by r.id desc limit 30
    ) f`);
}

export function findActs(sql: Sql, caller: Caller): Promise<AdminAct[]> {
  return readList(sql<Array<{ list: AdminAct[] }>>`
    with ${admin(sql, caller)}
    select coalesce(json_agg(f.row order by f.id desc), '[]') as list from admin, lateral (
      select a.id, json_build_object(
        'id', a.id, 'at', wire_time(a.at), 'admin', coalesce(by.email, a.admin_id::text), 'act', a.act,
        'user', coalesce(u.email, a.user_id::text), 'details', (
          select coalesce(string_agg(d.key || ': ' || d.value, ', '), '') from jsonb_each_text(a.details) d
          where d.key <> 'key')) as row
      from admin_act a
      left join app_user by on by.id = a.admin_id
      left join app_user u on u.id = a.user_id
      where admin.id is not null order by a.id desc limit ${PAGE}
    ) f`);
}
