import type { Figures } from '@aic/contract/admin';
import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';
import { withAppErrors } from '../platform/db/sql-error.ts';
import { adminOf } from './list-page.ts';

const PERIODS = [1, 7, 30];

/** @throws AppError `unauthorized`, `forbidden`: the caller is checked inside the same statement */
export async function findFigures(sql: Sql, caller: Caller): Promise<Figures> {
  const [found] = await withAppErrors(sql<[{ figures: Figures }]>`
    with ${adminOf(sql, caller)}, period as (
      select days, ${caller.now}::timestamptz - days * interval '1 day' as since
      from jsonb_array_elements_text(${sql.json(PERIODS)}) listed (text), cast(text as integer) days
    ), ended as materialized (
      -- Once over the table for all periods.
      select g.status, g.completed_at, g.price - g.credits_returned as credits from generation g
      where g.completed_at > (select min(since) from period)
    )
    select json_build_object(
      'waiting', json_build_object(
        'jobs', (select count(*) from generation where status = 'queued'),
        'events', (select count(*) from billing.event where run_at is not null),
        'reports', (select count(*) from report where settled_at is null)),
      'periods', (
        select json_agg(json_build_object(
          'days', p.days, 'newUsers', u.count, 'made', v.made, 'failed', v.failed, 'credits', v.credits,
          'received', i.cents) order by p.days)
        from period p
        cross join lateral (select count(*) from app_user where created_at > p.since) u
        cross join lateral (
          select count(*) filter (where status = 'completed') as made, count(*) filter (where status = 'failed') as failed,
            coalesce(sum(credits) filter (where status = 'completed'), 0) as credits
          from ended where completed_at > p.since
        ) v
        cross join lateral (
          select coalesce(sum(amount_paid - amount_refunded), 0) as cents
          from billing.invoice where status = 'paid' and paid_at > p.since
        ) i
      )) as figures
    from admin`);
  return found.figures;
}
