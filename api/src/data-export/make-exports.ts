import { randomBytes } from 'node:crypto';
import type { PlatformDeps } from '../platform/deps.ts';
import { zipStream } from '../platform/files/zip-stream.ts';
import { redactSecrets } from '../platform/http/log/logger.ts';
import { startPeriodicTasks } from '../platform/time/periodic-tasks.ts';
import {
  sendExportHeartbeat,
  claimExport,
  type ExportJob,
  failExport,
  finishExport,
  handBackExport,
} from './export-jobs.repo.ts';
import { writeExport } from './write-export.ts';

export type ExportWorkerDeps = Pick<PlatformDeps, 'sql' | 'clock' | 'storage' | 'logger'>;

/** Far below the lease in export-jobs.repo.ts. */
const HEARTBEAT_MS = 10_000;

/** Before each further attempt: the disk may be full, or the database away. After the last the export has failed. */
const RETRY_DELAYS_MS = [30_000, 120_000, 600_000];
const ATTEMPTS_MAX = 1 + RETRY_DELAYS_MS.length;

/**
 * Makes the exports that are due, one after the other, until none is left or the signal aborts. Any number of workers
 * may do it, and any may die: an export is finished once.
 */
export async function makeExports(deps: ExportWorkerDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const job = await claimExport(deps.sql, ATTEMPTS_MAX, deps.clock.now());
    if (job === null) return;
    await makeExport(deps, job, signal);
  }
}

async function makeExport(deps: ExportWorkerDeps, job: ExportJob, signal: AbortSignal): Promise<void> {
  const { sql, clock, storage, logger } = deps;
  const lost = new AbortController();
  const sendHeartbeat = async (): Promise<void> => {
    if (!(await sendExportHeartbeat(sql, job, clock.now()))) lost.abort();
  };
  const heartbeats = startPeriodicTasks(
    [{ everyMs: HEARTBEAT_MS, run: sendHeartbeat }],
    // The next heartbeat is in time, too; a worker that takes the export over has another attempt number.
    () => undefined,
  );
  // Of this attempt alone: another one writes to another place.
  const key = randomBytes(16).toString('hex');
  const archive = zipStream(
    (add) => writeExport(deps, job.userId, add),
    AbortSignal.any([signal, lost.signal]),
  );
  try {
    const { sizeBytes } = await storage.put(key, archive, 'application/zip');
    // When its response is lost, the file is either wanted or swept.
    if (!(await finishExport(sql, job, { key, sizeBytes }, clock.now()))) await storage.remove(key);
  } catch (error) {
    // A heartbeat that came after the failure would put the next attempt off.
    await heartbeats.stop();
    if (signal.aborted) await handBackExport(sql, job, clock.now());
    else if (!lost.signal.aborted) await reportFailure(error);
  } finally {
    archive.destroy();
    await heartbeats.stop();
  }

  async function reportFailure(error: unknown): Promise<void> {
    const delayMs = RETRY_DELAYS_MS[job.attemptsUsed - 1];
    const now = clock.now();
    const retryAt = delayMs === undefined ? null : new Date(now.getTime() + delayMs);
    logger.warn(
      { err: error, exportId: job.id, retryAt },
      retryAt ? 'a data export failed; it is tried again' : 'a data export failed and is given up',
    );
    const reason = error instanceof Error ? error.message : String(error);
    await failExport(sql, job, redactSecrets(reason), retryAt, now);
  }
}
