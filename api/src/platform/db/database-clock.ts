import type { Logger } from 'pino';
import type { Clock } from '../time/clock.ts';
import { startPeriodicTasks } from '../time/periodic-tasks.ts';
import type { Sql } from './client.ts';

interface DatabaseClockOptions {
  logger: Logger;
  /** Between two comparisons: a machine's clock may be set while it runs. */
  compareMs?: number;
  /** This machine's own time, in milliseconds since 1970. */
  ownNow?: () => number;
}

interface DatabaseClock extends Clock {
  close(): Promise<void>;
}

/** Differences below this are the network's, not the clock's. */
const NOISE_MS = 250;
const TRIES = 3;

/**
 * The database's time, as every process of an installation tells it: a lease that one process writes is checked by
 * another, and by clocks that differ a living worker's jobs would be taken from it.
 */
export async function openDatabaseClock(
  sql: Sql,
  { logger, compareMs = 60_000, ownNow = Date.now }: DatabaseClockOptions,
): Promise<DatabaseClock> {
  let aheadMs = 0;
  async function compare(): Promise<void> {
    const measured = await measure(sql, ownNow);
    const next = Math.abs(measured) < NOISE_MS ? 0 : measured;
    if (Math.abs(next - aheadMs) >= NOISE_MS) {
      logger.warn({ aheadMs: next }, "the database's clock differs from this machine's and is used instead");
    }
    aheadMs = next;
  }
  await compare();
  const comparing = startPeriodicTasks([{ everyMs: compareMs, run: compare }], (error) =>
    logger.warn({ err: error }, 'the clocks could not be compared; the last difference stays'),
  );
  return {
    now: () => new Date(ownNow() + aheadMs),
    close: () => comparing.stop(),
  };
}

/** The database's clock minus ours, in milliseconds, by the quickest of some responses. */
async function measure(sql: Sql, ownNow: () => number): Promise<number> {
  let best = { tripMs: Number.POSITIVE_INFINITY, aheadMs: 0 };
  for (let n = 0; n < TRIES; n += 1) {
    const sentAt = ownNow();
    const [row] = await sql<[{ now: Date }]>`select clock_timestamp() as now`;
    const tripMs = ownNow() - sentAt;
    // It was read about half-way.
    if (tripMs < best.tripMs) best = { tripMs, aheadMs: row.now.getTime() - sentAt - tripMs / 2 };
  }
  return best.aheadMs;
}
