import type { Logger } from 'pino';
import type { Sql } from '../../../platform/db/client.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { SWEEPS } from './sweeps.repo.ts';

/** Runs every sweep once. A sweep that fails or takes too long does not keep the others from running. */
export async function runSweeps({
  sql,
  clock,
  logger,
}: {
  sql: Sql;
  clock: Clock;
  logger: Logger;
}): Promise<void> {
  for (const { name, run } of SWEEPS) {
    try {
      await run(sql, clock.now());
    } catch (error) {
      logger.warn({ err: error, sweep: name }, 'a sweep failed; it runs again');
    }
  }
}
