import type { Logger } from 'pino';
import type { Sql } from '../../platform/db/client.ts';
import type { Notifier } from '../../platform/db/notifier.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Job, StopReason } from './job.ts';
import { sendHeartbeats } from './jobs.repo.ts';

export interface RunningJob {
  job: Job;
  progress: number;
  stopReason: StopReason | null;
  readonly signal: AbortSignal;
  stop(reason: StopReason): void;
}

interface RunningJobs {
  add(job: Job): RunningJob;
  remove(running: RunningJob): void;
  stopAll(reason: StopReason): void;
  /** Tells the database that they are still being worked on, learns of cancels, and drops what was taken away. */
  beat(): Promise<void>;
}

interface RunningJobsOptions {
  sql: Sql;
  notifier: Notifier;
  clock: Clock;
  logger: Logger;
  leaseMs: number;
}

/** The attempts of this process. Providers report progress as often as they like; it is written with the next beat. */
export function createRunningJobs({
  sql,
  notifier,
  clock,
  logger,
  leaseMs,
}: RunningJobsOptions): RunningJobs {
  const all = new Map<string, RunningJob>();

  async function beat(): Promise<void> {
    const sent = [...all.values()];
    if (sent.length === 0) return;
    try {
      const responses = await sendHeartbeats(sql, sent, leaseMs, clock.now());
      const byKey = new Map(responses.map((response) => [keyOf(response), response]));
      for (const running of sent) {
        const response = byKey.get(keyOf(running.job));
        if (!response) running.stop('lost');
        else if (response.isCancelRequested) running.stop('cancelled');
        if (response?.hasProgressed) notifier.notify('events', running.job.userId);
      }
    } catch (error) {
      // The next beat tells the same; a database that stays away ends the lease, and the attempt is fenced.
      logger.warn({ err: error }, 'jobs could not send their heartbeat');
    }
  }

  return {
    add(job) {
      const running = createRunningJob(job);
      all.set(keyOf(job), running);
      return running;
    },
    remove: (running) => void all.delete(keyOf(running.job)),
    stopAll(reason) {
      for (const running of all.values()) running.stop(reason);
    },
    beat,
  };
}

function createRunningJob(job: Job): RunningJob {
  const controller = new AbortController();
  return {
    job,
    progress: 0,
    stopReason: null,
    signal: controller.signal,
    stop(reason) {
      // The first reason stays: a job that was cancelled is not merely handed back.
      this.stopReason ??= reason;
      controller.abort();
    },
  };
}

function keyOf(job: { id: string; attempt: number }): string {
  return `${job.id} ${job.attempt}`;
}
