import type { RemoteLoad } from '@aic/contract/remotes';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { findLoads } from './load-reports.repo.ts';

/** Upper limits of the classes of `record_load`, in milliseconds; what is slower is the last class. */
const CLASS_LIMITS_MS = [100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600] as const;

/** How builds loaded lately, for admins. @throws AppError `unauthorized`, `forbidden` */
export async function listLoads(sql: Sql, caller: Caller): Promise<Required<RemoteLoad>[]> {
  const sums = await findLoads(sql, caller);
  return sums.map(({ okByClass, errors, ...sum }) => ({
    ...sum,
    p50Ms: quantileMs(okByClass, 0.5),
    p75Ms: quantileMs(okByClass, 0.75),
    errors: Object.entries(errors)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', '),
  }));
}

/**
 * The time within which this share of the loads was through, as if those of a class were spread evenly over it; null
 * without any.
 * @param counts by class
 */
export function quantileMs(counts: readonly number[], share: number): number | null {
  let left = counts.reduce((sum, count) => sum + count, 0) * share;
  if (left === 0) return null;
  for (const [n, count] of counts.entries()) {
    const from = CLASS_LIMITS_MS[n - 1] ?? 0;
    const to = CLASS_LIMITS_MS[n] ?? from;
    if (left <= count) return Math.round(from + (to - from) * (left / count));
    left -= count;
  }
  return null;
}
