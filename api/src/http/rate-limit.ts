import type { AppDeps } from '../deps.ts';
import { AppError } from '../errors/app-error.ts';

export interface RateLimit {
  /** Kept for the window's length; holds no personal data in clear. */
  key: string;
  /** Uses allowed per window. */
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one use of every limit, in one statement, and refuses when any is used up. Without a database it throws, so
 * nothing behind it runs unlimited.
 * @throws AppError `rate_limited` with the seconds to wait
 */
export async function takeRateLimits(
  deps: Pick<AppDeps, 'sql' | 'clock'>,
  limits: readonly RateLimit[],
): Promise<void> {
  const [worst] = await deps.sql<{ seconds: number }[]>`
    select taken.retry_after_seconds as seconds
    from jsonb_to_recordset(${deps.sql.json(limits.map((limit) => ({ ...limit })))})
        as wanted (key text, "limit" integer, "windowSeconds" integer),
      take_rate_limit(wanted.key, wanted."limit", make_interval(secs => wanted."windowSeconds"), ${deps.clock.now()}) as taken
    where not taken.allowed
    order by taken.retry_after_seconds desc
    limit 1`;
  if (worst === undefined) return;
  throw new AppError('rate_limited', `Too many attempts. Please try again in ${inWords(worst.seconds)}.`, {
    retryAfterSeconds: worst.seconds,
  });
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
