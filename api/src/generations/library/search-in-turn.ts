import { setTimeout as delay } from 'node:timers/promises';
import { type Caller, signedIn } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { codeOf } from '../../platform/errors/code-of.ts';
import { createConcurrencyLimit } from '../../platform/http/limits/concurrency-limit.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { searchTooSlow, tooManySearches } from '../errors/library-errors.ts';

/** How long a search may take: of the pool for searches, and of a caller's patience where a pooler knows no such limit. */
export const SEARCH_MS_MAX = 2000;
/** Of a pool of their own: slow searches keep nothing else waiting. */
export const SEARCH_CONNECTIONS = 2;
const PER_MINUTE = 120;

export interface SearchDeps extends Pick<PlatformDeps, 'sql' | 'clock'> {
  /** Connections for searches, whose statements end after `SEARCH_MS_MAX`. */
  searchSql: Sql;
}

/** What a user types ahead: one more is not worth waiting for. */
const places = createConcurrencyLimit(3, tooManySearches);

/**
 * Runs a search of the caller, within their limits and within time.
 * @throws AppError `unauthorized`, `rate_limited`, `invalid_request` when it takes too long
 */
export async function searchInTurn<Found>(
  { sql, clock, searchSql }: SearchDeps,
  { tokenHash, now }: Caller,
  find: (sql: Sql) => Promise<Found>,
): Promise<Found> {
  const [row] = await sql<
    { userId: string | null }[]
  >`select session_user_id(${tokenHash}, ${now}) as "userId"`;
  const userId = signedIn(row?.userId ?? null);
  await takeRateLimits({ sql, clock }, [{ key: `search:${userId}`, limit: PER_MINUTE, windowSeconds: 60 }]);
  const leave = places.take(userId);
  const found = find(searchSql).finally(leave);
  const patience = new AbortController();
  const late = delay(SEARCH_MS_MAX, 'late' as const, { signal: patience.signal, ref: false }).catch(
    () => 'late' as const,
  );
  try {
    const first = await Promise.race([found, late]);
    if (first !== 'late') return first;
    found.catch(() => undefined);
    throw searchTooSlow();
  } catch (error) {
    // Cancelled by the time limit of its statement.
    throw codeOf(error) === '57014' ? searchTooSlow() : error;
  } finally {
    patience.abort();
  }
}
