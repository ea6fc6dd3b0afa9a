import type { EngineCostRow } from '@aic/contract/admin';
import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';
import { withAppErrors } from '../platform/db/sql-error.ts';

/**
 * What engines have delivered, cost and earned, the most expensive first. Read by an admin only: the caller is checked
 * inside the same statement. Costs are of requests that could be estimated; a credit's cost is of those alone.
 *
 * @param days how far back
 * @throws AppError `unauthorized`, `forbidden`
 */
export async function findEngineCosts(
  sql: Sql,
  { tokenHash, now }: Caller,
  days: number,
): Promise<EngineCostRow[]> {
  const [found] = await withAppErrors(sql<Array<{ list: EngineCostRow[] }>>`
    with admin as materialized (select require_admin(${tokenHash}, ${now}) as id)
    select coalesce(json_agg(row_to_json(f) order by f.dollars desc nulls last, f.requests desc), '[]') as list
    from admin, lateral (
      select kind, engine, provider, string_agg(distinct model, ', ') as models, count(*)::integer as requests,
        count(*) filter (where outcome = 'delivered')::integer as delivered,
        percentile_cont(0.5) within group (order by seconds) filter (where outcome = 'delivered') as seconds,
        sum(credits)::integer as credits, sum(cost_micros) / 1e6 as dollars,
        sum(cost_micros) / 1e4 / nullif(sum(credits) filter (where cost_micros is not null), 0) as "centsPerCredit",
        (array_agg(outcome order by id desc))[1] as "lastOutcome", wire_time(max(started_at)) as "lastAt"
      from vendor_request
      where started_at > ${now}::timestamptz - ${days} * interval '1 day'
      group by kind, engine, provider
    ) f`);
  return found?.list ?? [];
}
