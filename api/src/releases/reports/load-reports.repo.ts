import type { LoadReport } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { RollbackRule } from '../../platform/config/remotes.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';

export interface Reporter {
  /** Null: signed out. */
  tokenHash: Buffer | null;
  network: string;
}

/**
 * Adds a report to the sums and, when it is one of a failure, applies the rule in the same statement. A build that is
 * not published here is dropped.
 * @param rule null: nothing is rolled back
 * @returns the channels that this report has rolled back
 */
export async function recordLoad(
  sql: Sql,
  report: LoadReport,
  { tokenHash, network }: Reporter,
  { rule, now }: { rule: RollbackRule | null; now: Date },
): Promise<string[]> {
  const [row] = await sql<[{ channels: string[] }]>`
    select record_load(${tokenHash}, ${network}, ${sql.json({ ...report })}, ${rule && sql.json({ ...rule })}, ${now})
      as channels`;
  return row.channels;
}

export interface LoadSums {
  name: string;
  build: string;
  phase: LoadReport['phase'];
  ok: number;
  failed: number;
  fallback: number;
  /** Reports by anybody but users who have the build. */
  others: { ok: number; failed: number };
  /** Loads that went well, by the classes of `record_load`. */
  okByClass: number[];
  /** Count by error class. */
  errors: Record<string, number>;
}

/**
 * Of the last 24 hours, by build and phase, for an admin; of users who have the build, and of others apart. @throws
 * AppError `unauthorized`, `forbidden`
 */
export async function findLoads(sql: Sql, { tokenHash, now }: Caller): Promise<LoadSums[]> {
  // Asked first, whatever the planner thinks of an empty table.
  const [row] = await withAppErrors(sql<[{ list: LoadSums[] }]>`
    select case when (select require_admin(${tokenHash}, ${now})) is not null then (
      with recent as (
        select * from remote_load where minute > ${now}::timestamptz - interval '24 hours'
      ), sums as (
        select l.name, l.build, l.phase,
          coalesce(sum(l.count) filter (where l.is_of_users and l.outcome = 'ok'), 0) as ok,
          coalesce(sum(l.count) filter (where l.is_of_users and l.outcome = 'failed'), 0) as failed,
          coalesce(sum(l.count) filter (where l.is_of_users and l.outcome = 'fallback'), 0) as fallback,
          jsonb_build_object(
            'ok', coalesce(sum(l.count) filter (where not l.is_of_users and l.outcome = 'ok'), 0),
            'failed', coalesce(sum(l.count) filter (where not l.is_of_users and l.outcome <> 'ok'), 0)) as others
        from recent l group by l.name, l.build, l.phase
      )
      select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(
        'okByClass', (
          select coalesce(jsonb_agg(c.total order by c.n), '[]') from (
            select t.n, sum(t.count) as total from recent l, unnest(l.ms_counts) with ordinality t (count, n)
            where l.name = s.name and l.build = s.build and l.phase = s.phase and l.is_of_users and l.outcome = 'ok'
            group by t.n) c),
        'errors', (
          select coalesce(jsonb_object_agg(e.class, e.total), '{}') from (
            select t.class, sum(t.count::integer) as total from recent l, jsonb_each_text(l.errors) t (class, count)
            where l.name = s.name and l.build = s.build and l.phase = s.phase and l.is_of_users
            group by t.class) e)
      ) order by s.name, s.build, s.phase), '[]')
      from sums s
    ) end as list`);
  return row.list;
}
