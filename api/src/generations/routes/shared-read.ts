import type { Sql } from '../../platform/db/client.ts';
import type { PlatformDeps } from '../../platform/deps.ts';

interface SharedRead<Value> {
  /** Milliseconds for which one read serves every page that asks. */
  cacheMs: number;
  find(sql: Sql, now: Date): Promise<Value>;
  /** What is said while the database does not answer. */
  instead: Value;
  /** What could not be read, for the log. */
  what: string;
}

type Deps = Pick<PlatformDeps, 'sql' | 'clock' | 'logger'>;

/** Reads what is the same for everybody once in a while. What it returns never rejects. */
export function shareRead<Value>({ cacheMs, find, instead, what }: SharedRead<Value>) {
  const cache = new WeakMap<Sql, { readAt: number; value: Promise<Value> }>();
  return ({ sql, clock, logger }: Deps): Promise<Value> => {
    const now = clock.now();
    const cached = cache.get(sql);
    if (cached && Math.abs(now.getTime() - cached.readAt) < cacheMs) return cached.value;
    const value = find(sql, now).catch((error: unknown) => {
      logger.warn({ err: error }, `${what} could not be read`);
      return instead;
    });
    cache.set(sql, { readAt: now.getTime(), value });
    return value;
  };
}
