import type { Generation } from '@aic/contract';
import type { JOB_LIMITS } from '@aic/contract/job-limits';
import { QUEUE_ENDED_MAX, QUEUE_ENDED_MINUTES } from '@aic/contract/queue';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { itemOfAnyKind } from '../list/item-sql.ts';

export interface Queue {
  /** Whose limits the user has. */
  plan: keyof typeof JOB_LIMITS;
  /** Running ones, those in line, the user's own line, and what has ended lately, the last one first. */
  items: Generation[];
}

/** What the caller has under way in all tools, and what has just ended. Null without a valid session. */
export async function readQueue(sql: Sql, caller: Caller): Promise<Queue | null> {
  const [row] = await sql<Queue[]>`
    with caller as materialized (select session_user_id(${caller.tokenHash}, ${caller.now}) as id),
    shown as (
      select g.*, case g.status when 'running' then 1 when 'queued' then 2 else 3 end as rank
      from generation g
      where g.user_id = (select id from caller) and g.status in ('deferred', 'queued', 'running')
      union all
      (
        select g.*, 4
        from generation g
        where g.user_id = (select id from caller) and g.removed_at is null and g.dismissed_at is null
          and g.completed_at > ${caller.now}::timestamptz - ${QUEUE_ENDED_MINUTES} * interval '1 minute'
        order by g.completed_at desc
        limit ${QUEUE_ENDED_MAX}
      )
    )
    select case when u.is_admin then 'creator' else coalesce(u.plan, 'free') end as plan,
      coalesce(
        (select json_agg(${itemOfAnyKind(sql)} order by g.rank, g.completed_at desc, g.created_at, g.id) from shown g),
        '[]') as items
    from caller
    join app_user u on u.id = caller.id`;
  return row ?? null;
}
