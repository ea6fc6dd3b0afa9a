import type { GenerationKind, UsageDay, UsageEntry, UsageType } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';

export interface UsageFilter {
  type?: UsageType | undefined;
  /** Of the generation that the credits were for. */
  kind?: GenerationKind | undefined;
  /** Days in UTC, `2026-11-22`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

interface UsagePage extends UsageFilter {
  limit: number;
  /** Only what is older than this entry. */
  before: string | null;
}

/** Up to `limit` entries, newest first, or null without a valid session. */
export async function findUsage(sql: Sql, caller: Caller, page: UsagePage): Promise<UsageEntry[] | null> {
  const [row] = await sql<{ entries: UsageEntry[] }[]>`
    with caller as materialized (select session_user_id(${caller.tokenHash}, ${caller.now}) as id)
    select coalesce(json_agg(entry.value order by entry.id desc) filter (where entry.id is not null), '[]') as entries
    from caller left join lateral (
      select m.id, json_build_object(
        'id', m.id::text, 'at', wire_time(m.at), 'type', m.type, 'credits', m.credits, 'change', m.change,
        'balance', m.balance, 'grant', m.grant_kind,
        'generation', case when g.id is not null then json_build_object(
          'id', g.id, 'kind', g.kind, 'prompt', case when g.removed_at is null then g.prompt end) end
      ) as value
      from (
        select u.* from credit.usage_of(caller.id) u
        where true ${filterOf(sql, page)} ${page.before === null ? sql`` : sql`and u.id < ${page.before}::bigint`}
          ${page.kind === undefined ? sql`` : ofKind(sql, page.kind)}
        order by u.id desc
        limit ${page.limit}
      ) m
      left join generation g on g.user_id = caller.id and g.id = m.generation_id
    ) entry on true
    where caller.id is not null
    having count(caller.id) > 0`;
  return row?.entries ?? null;
}

/** The last `days` days up to today, oldest first and without gaps, or null without a valid session. */
export async function findUsageDays(sql: Sql, caller: Caller, days: number): Promise<UsageDay[] | null> {
  const [row] = await sql<{ days: UsageDay[] }[]>`
    with caller as materialized (select session_user_id(${caller.tokenHash}, ${caller.now}) as id),
      today as (select date_trunc('day', ${caller.now}::timestamptz, 'UTC') as start),
      -- Once over the history, and only then day by day.
      moved as materialized (
        select date_trunc('day', u.at, 'UTC') as start, sum(u.change) as change,
          sum(u.credits) filter (where u.type = 'charge') as spent,
          sum(u.credits) filter (where u.type in ('grant', 'refund')) as granted
        from caller, credit.usage_of(caller.id) u
        where caller.id is not null
        group by 1
      ),
      day as (
        select d.start, sum(coalesce(m.change, 0)) over (order by d.start) as change, m.spent, m.granted
        from today t
        cross join lateral (
          select t.start - n * interval '1 day' as start from generate_series(0, ${days}::integer - 1) n
        ) d
        left join moved m on m.start = d.start
      )
    select json_agg(json_build_object(
      'day', to_char(day.start at time zone 'UTC', 'YYYY-MM-DD'),
      'balance', (day.change + (
        select coalesce(sum(m.change), 0) from moved m where m.start < (select min(start) from day)
      ))::integer,
      'spent', coalesce(day.spent, 0)::integer,
      'granted', coalesce(day.granted, 0)::integer) order by day.start) as days
    from day, caller
    where caller.id is not null
    having count(caller.id) > 0`;
  return row?.days ?? null;
}

function filterOf(sql: Sql, { type, from, to }: UsageFilter) {
  return sql`
    ${type === undefined ? sql`` : sql`and u.type = ${type}`}
    ${from === undefined ? sql`` : sql`and u.at >= ${from}::date::timestamp at time zone 'UTC'`}
    ${to === undefined ? sql`` : sql`and u.at < (${to}::date + 1)::timestamp at time zone 'UTC'`}`;
}

function ofKind(sql: Sql, kind: GenerationKind) {
  return sql`and exists (
    select from generation g where g.user_id = caller.id and g.id = u.generation_id and g.kind = ${kind})`;
}
