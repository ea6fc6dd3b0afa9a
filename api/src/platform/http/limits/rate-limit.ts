import { sweepOver } from '../../background-tasks.ts';
import type { Sql } from '../../db/client.ts';
import type { AppError } from '../../errors/app-error.ts';
import { tooManyAttempts } from '../../errors/errors.ts';
import type { Clock } from '../../time/clock.ts';

export interface RateLimit {
  /** Kept until the window ends; holds no personal data in clear. */
  key: string;
  /** Uses allowed per window. */
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one use of every limit, or of none when one of them is used up. They are asked in their order: put first what
 * costs a stranger most, so that what is refused there touches no other's. Without a database it throws, so nothing
 * behind it runs unlimited. Ours, because one statement counts for all processes and all limits.
 * @param refuse what is said to who has used one up
 * @throws AppError `rate_limited` with the seconds to wait
 */
export async function takeRateLimits(
  deps: { sql: Sql; clock: Clock },
  limits: readonly RateLimit[],
  refuse: (seconds: number) => AppError = tooManyAttempts,
): Promise<void> {
  const [row] = await deps.sql<[{ seconds: number }]>`
    select take_rate_limits(${deps.sql.json(limits.map((limit) => ({ ...limit })))}, ${deps.clock.now()}) as seconds`;
  if (row.seconds > 0) throw refuse(row.seconds);
}

export const RATE_LIMIT_SWEEP = sweepOver('rate limits', 'rate_limit', 'window_ends_at');
