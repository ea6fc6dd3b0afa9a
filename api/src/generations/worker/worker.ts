import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from '../../platform/db/client.ts';
import type { Notifier } from '../../platform/db/notifier.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { type PeriodicTasks, startPeriodicTasks } from '../../platform/time/periodic-tasks.ts';
import type { Providers } from '../providers/provider.ts';
import { createBackpressure } from './backpressure.ts';
import { openWorkerSession, type WorkerSession } from './connection/worker-session.ts';
import { ATTEMPTS_MAX } from './failure.ts';
import type { Job, KeptResults, ResultStore } from './job.ts';
import { claimJobs, recoverJobs, type VendorLimit } from './jobs.repo.ts';
import { runJob, type RunJobTools } from './run-job.ts';
import { createRunningJobs } from './running-jobs.ts';
import { createSlots, type SlotCounts } from './slots.ts';
import { DEFAULT_WORKER_TIMES, type WorkerTimes } from './worker-times.ts';

export interface WorkerOptions {
  sql: Sql;
  /** For the session connection, see connection/worker-session.ts. */
  url: string;
  providers: Providers;
  refreshEngines?(): Promise<void>;
  results: ResultStore;
  /** Where uploads are. */
  storage: Pick<Storage, 'read' | 'stat' | 'isUp'>;
  /** Results that wait for the store. */
  kept: KeptResults;
  notifier: Notifier;
  clock: Clock;
  logger: Logger;
  slots: SlotCounts;
  /** What vendors allow, of this and all other processes together. */
  limits?(): readonly VendorLimit[];
  jobTimeoutMs: number;
  /** While it says why, this worker takes no job and recovers none. */
  held?: PlatformDeps['held'];
  times?: Partial<WorkerTimes>;
}

export interface Worker {
  /** The second key of its advisory lock, and what its jobs name in `generation.worker`. */
  readonly id: number;
  /** Resolves when it takes jobs. */
  start(): Promise<void>;
  /** False before that, from the beginning of a stop on, and while its connection to the database is lost. */
  takesJobs(): boolean;
  /** Looks for jobs now, because some were made in this process. */
  look(): void;
  /** Takes no more jobs, lets the running ones finish, hands back those that do not. At most 24 s. */
  stop(): Promise<void>;
}

type State =
  | { kind: 'created' }
  | { kind: 'connecting'; session: WorkerSession }
  | { kind: 'running'; session: WorkerSession; looks: PeriodicTasks; heartbeats: PeriodicTasks }
  /** No job is claimed any more. */
  | { kind: 'stopping'; stopped: Promise<void> };

/** Takes jobs from the generation table and runs them. Any number of these may run; any may die at any time. */
export function createWorker(options: WorkerOptions): Worker {
  const { sql, clock, notifier, logger, limits = () => [] } = options;
  const times = { ...DEFAULT_WORKER_TIMES, ...options.times };
  const id = randomInt(1, 2 ** 31 - 1);
  const deadline = new AbortController();
  const running = createRunningJobs({ sql, notifier, clock, logger, leaseMs: times.lease });
  const slots = createSlots(options.providers, options.slots);
  const backpressure = createBackpressure(fill);
  const tools: RunJobTools = {
    ...options,
    pollMs: times.poll,
    storeMs: times.store,
    deadline: deadline.signal,
    pause: backpressure.pause,
  };
  const ends = new Set<Promise<void>>();
  let state: State = { kind: 'created' };
  let filling: Promise<void> | null = null;
  let isLookDue = false;
  const isHeld = (): boolean => Boolean(options.held?.());

  /** Looks for jobs. Calls that come while it looks are one more look. */
  function fill(): void {
    isLookDue = true;
    filling ??= claimWhileDue().finally(() => {
      filling = null;
    });
  }

  async function claimWhileDue(): Promise<void> {
    while (isLookDue) {
      isLookDue = false;
      if (isHeld()) return;
      const claims = slots.freeFor(backpressure.openKinds(), options.storage.isUp?.() ?? true);
      if (claims.length === 0 || !('session' in state) || !state.session.isAlive()) return;
      const claimingWorker = {
        worker: id,
        limits: limits(),
        leaseMs: times.lease,
        now: clock.now(),
      };
      const jobs = await claimJobs(sql, claims, claimingWorker).catch((error: unknown) => {
        logger.warn({ err: error }, 'jobs could not be claimed');
        return [];
      });
      for (const job of jobs) run(job);
      // Those for the CPU are claimed one by one; and where a vendor has less room than others, not all are claimed.
      if (jobs.some(slots.isOnCpu) || jobs.length >= Math.max(...claims.map(({ count }) => count))) {
        isLookDue = true;
      }
    }
  }

  function run(job: Job): void {
    const one = running.add(job);
    slots.add(job);
    const end = runJob(tools, one).finally(() => {
      // Where every job finds a slot and no vendor has a limit, none has waited for this end.
      const mayWait = slots.isShort() || limits().length > 0;
      running.remove(one);
      slots.remove(job);
      ends.delete(end);
      if (mayWait) fill();
    });
    ends.add(end);
  }

  async function recover(): Promise<void> {
    if (isHeld()) return;
    const connection = 'session' in state ? state.session.recoveryConnection() : null;
    if (connection === null) return;
    for (const job of await recoverJobs(connection, ATTEMPTS_MAX, clock.now())) {
      logger.warn({ generationId: job.id, outcome: job.outcome }, 'a job was lost by its worker');
      if (job.outcome === 'queued') notifier.notify('jobs');
      else notifier.notify('events', job.userId);
    }
  }

  async function lookAround(): Promise<void> {
    fill();
    await recover();
  }

  function onError(error: unknown): void {
    logger.warn({ err: error }, 'a periodic task of the worker failed; it runs again');
  }

  async function drain(last: Exclude<State, { kind: 'stopping' }>): Promise<void> {
    if (last.kind === 'created') return;
    const loops = last.kind === 'running' ? last : null;
    const looksEnd = loops?.looks.stop();
    await filling;
    await endWithin(ends, times.grace);
    running.stopAll('shutdown');
    await endWithin(ends, times.report);
    deadline.abort();
    await Promise.all([looksEnd, loops?.heartbeats.stop()]);
    // Last, because until now the lock says that these jobs are ours.
    await last.session.close();
  }

  return {
    id,
    async start() {
      const session = openWorkerSession({
        url: options.url,
        worker: id,
        logger,
        reconnectGraceMs: times.reconnectGrace,
        onJobs: fill,
      });
      const connecting: State = { kind: 'connecting', session };
      state = connecting;
      await session.ready;
      if (state !== connecting) return;
      const heartbeats = startPeriodicTasks([{ everyMs: times.beat, run: () => running.beat() }], onError);
      const looks = startPeriodicTasks([{ everyMs: times.look, run: lookAround }], onError);
      state = { kind: 'running', session, looks, heartbeats };
      logger.info({ worker: id, slots: options.slots }, 'worker is ready');
    },
    look: fill,
    takesJobs: () => state.kind === 'running' && state.session.isAlive(),
    stop() {
      if (state.kind !== 'stopping') state = { kind: 'stopping', stopped: drain(state) };
      return state.stopped;
    },
  };
}

async function endWithin(ends: ReadonlySet<Promise<void>>, ms: number): Promise<void> {
  const patience = new AbortController();
  const timer = delay(ms, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([Promise.all(ends), timer]);
  patience.abort();
}
