import type { Sql } from '../../platform/db/client.ts';
import { shareRead } from './shared-read.ts';

/** How long a failure is held against an engine without another attempt. */
const WINDOW = '10 minutes';

/** Ends of an attempt that the next one will most likely share, whatever is asked for. */
const DOWN_OUTCOMES = ['unauthorized', 'misconfigured', 'quota', 'unavailable', 'timeout'];

/** Engines whose last attempt failed for everybody, as `kind engine`. */
export type DownEngines = ReadonlySet<string>;

/** What the attempts of all workers say of the engines. Unknown is not down. */
export const readDownEngines = shareRead<DownEngines>({
  cacheMs: 5_000,
  find: findDownEngines,
  instead: new Set(),
  what: 'the state of the engines',
});

async function findDownEngines(sql: Sql, now: Date): Promise<DownEngines> {
  const rows = await sql<Array<{ name: string }>>`
    select kind || ' ' || engine as name from (
      select distinct on (kind, engine) kind, engine, outcome from vendor_request
      where started_at > ${now}::timestamptz - ${WINDOW}::interval
      order by kind, engine, id desc
    ) latest where outcome in ${sql(DOWN_OUTCOMES)}`;
  return new Set(rows.map(({ name }) => name));
}
