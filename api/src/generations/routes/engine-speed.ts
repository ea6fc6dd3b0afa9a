import type { Sql } from '../../platform/db/client.ts';
import { shareRead } from './shared-read.ts';

/** What counts: deliveries of a day, of all kinds together at most so many. */
const WINDOW = '1 day';
const DELIVERIES_MAX = 2000;
/** Fewer say nothing of the next one. */
const DELIVERIES_MIN = 3;

/** Median seconds of what was delivered lately, by `kind engine`. */
export type EngineSpeeds = ReadonlyMap<string, number>;

/** How long the engines have taken lately, over all users. An unknown speed is none. */
export const readEngineSpeeds = shareRead<EngineSpeeds>({
  cacheMs: 60_000,
  find: findEngineSpeeds,
  instead: new Map(),
  what: 'the speed of the engines',
});

/** Without the cache. @throws Error of the database */
export async function findEngineSpeeds(sql: Sql, now: Date): Promise<EngineSpeeds> {
  const rows = await sql<Array<{ name: string; seconds: number }>>`
    select kind || ' ' || engine as name,
      ceil(percentile_cont(0.5) within group (order by seconds))::integer as seconds
    from (
      select kind, engine, seconds from vendor_request
      where started_at > ${now}::timestamptz - ${WINDOW}::interval and outcome = 'delivered'
      order by id desc limit ${DELIVERIES_MAX}
    ) latest
    group by kind, engine having count(*) >= ${DELIVERIES_MIN}`;
  return new Map(rows.map(({ name, seconds }) => [name, seconds]));
}
