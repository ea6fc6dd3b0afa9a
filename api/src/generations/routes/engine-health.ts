import type { Sql } from '../../platform/db/client.ts';
import type { PlatformDeps } from '../../platform/deps.ts';

/** How long a failure is held against an engine without another attempt. */
const WINDOW = '10 minutes';
/** Every page asks; one answer serves them all for this long. */
const CACHE_MS = 5_000;

/** Ends of an attempt that the next one will most likely share, whatever is asked for. */
const DOWN_OUTCOMES = ['unauthorized', 'misconfigured', 'quota', 'unavailable', 'timeout'];

/** Engines whose last attempt failed for everybody, as `kind engine`. */
export type DownEngines = ReadonlySet<string>;

interface Cached {
  readAt: number;
  down: Promise<DownEngines>;
}

const cache = new WeakMap<Sql, Cached>();

/** What the attempts of all workers say of the engines. Never rejects: unknown is not down. */
export function readDownEngines({
  sql,
  clock,
  logger,
}: Pick<PlatformDeps, 'sql' | 'clock' | 'logger'>): Promise<DownEngines> {
  const now = clock.now();
  const cached = cache.get(sql);
  if (cached && Math.abs(now.getTime() - cached.readAt) < CACHE_MS) return cached.down;
  const down = findDownEngines(sql, now).catch((error: unknown) => {
    logger.warn({ err: error }, 'the state of the engines could not be read');
    return new Set<string>();
  });
  cache.set(sql, { readAt: now.getTime(), down });
  return down;
}

async function findDownEngines(sql: Sql, now: Date): Promise<DownEngines> {
  const rows = await sql<Array<{ name: string }>>`
    select kind || ' ' || engine as name from (
      select distinct on (kind, engine) kind, engine, outcome from vendor_request
      where started_at > ${now}::timestamptz - ${WINDOW}::interval
      order by kind, engine, id desc
    ) latest where outcome in ${sql(DOWN_OUTCOMES)}`;
  return new Set(rows.map(({ name }) => name));
}
