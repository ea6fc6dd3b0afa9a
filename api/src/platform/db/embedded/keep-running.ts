import { join } from 'node:path';
import type { Logger } from 'pino';
import { type PeriodicTasks, startPeriodicTasks } from '../../time/periodic-tasks.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { rotateLog } from './rotate-log.ts';

interface KeepRunningOptions {
  logger: Logger;
  /** The server's folder, with its log. */
  dataDir: string;
  /** It ended and could not be started again: without a database this process is of no use. */
  onLost(error: unknown): void;
  lookMs?: number;
}

const LOOK_MS = 500;
const RESTARTS_MAX = 10;

/**
 * Looks after the embedded server while this process lives: one that has ended is started again, its log is kept
 * small.
 */
export function keepRunning(
  server: Pick<EmbeddedPostgres, 'isRunning' | 'restart'>,
  { logger, dataDir, onLost, lookMs = LOOK_MS }: KeepRunningOptions,
): PeriodicTasks {
  let failures = 0;

  async function look(signal: AbortSignal): Promise<void> {
    if (await server.isRunning()) {
      await rotateLog(join(dataDir, 'postgres.log'));
      return;
    }
    if (signal.aborted) return;
    logger.error('the embedded database has ended; it is started again');
    try {
      await server.restart();
      failures = 0;
      logger.info('the embedded database is back');
    } catch (error) {
      failures += 1;
      if (failures < RESTARTS_MAX) throw error;
      // Not awaited: it waits for this look, too.
      void looking.stop();
      onLost(error);
    }
  }

  const looking = startPeriodicTasks([{ everyMs: lookMs, run: look }], (error) =>
    logger.warn({ err: error }, 'the embedded database could not be looked after'),
  );
  return looking;
}
