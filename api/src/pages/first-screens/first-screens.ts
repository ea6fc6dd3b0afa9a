import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { FIRST_SCREEN_FILE, type FirstScreenData } from '@aic/contract/prerender';
import type { BuildInfo } from '@aic/contract/schemas';
import type { Logger } from 'pino';
import { z } from 'zod';
import { buildPath } from '../../releases/registry/build-info.ts';
import type { PrerenderResponse, PrerenderRequest } from './prerender-messages.ts';

const WAITING_MAX = 32;
/** Of one user: the pages of others do not wait behind more. */
const WAITING_PER_USER_MAX = 2;
/**
 * Users in a row for whom a script has failed: then it is run for nobody for a while, because each run costs up to a
 * second of a processor. It is not run again for each of them anyway: what one has made the script fail with is theirs
 * alone.
 */
const FAILURES_MAX = 3;
const NOBODY: ReadonlySet<string> = new Set();
const FAILED_PAUSE_MS = 600_000;
/** A process that has ended is not started anew with each page: on some systems it cannot run at all. */
const ENDED_PAUSE_MS = 10_000;
/** Tools, each with those that a rollout or rollback is between. */
const BUILDS_MAX = 12;
/** Each keeps a core busy and takes 140 MB, and the gateway has other things to do. */
const PROCESSES_MAX = Math.min(availableParallelism(), 4);
/** Until a process has started and compiled a build's script. */
const COLD_MS = 200;
/** Functions start cold in each screen's context, and it is gone before what V8's compilers make of them is repaid. */
const EXEC_ARGV = [
  '--no-turbofan',
  '--no-maglev',
  // isolated-vm asks for it.
  '--no-node-snapshot',
  '--disable-warning=ExperimentalWarning',
];

const prerenderedSchema = z.object({
  html: z.string(),
  styles: z.string(),
  preloads: z.string(),
  /** Names of its parts in files of their own. */
  parts: z.array(z.string()),
  /** Digest of the design system it is prerendered with. */
  platform: z.string(),
});

export type PrerenderedScreen = z.output<typeof prerenderedSchema>;

export interface FirstScreens {
  /** @returns null where the build prerenders none, or not in time */
  prerender(
    build: Pick<BuildInfo, 'name' | 'build'>,
    data: FirstScreenData,
  ): Promise<PrerenderedScreen | null>;
  close(): void;
}

/** For a gateway that has no process for it, e.g. in tests. */
export const NO_FIRST_SCREENS: FirstScreens = { prerender: async () => null, close: () => undefined };

interface FirstScreensOptions {
  buildsDir: string;
  logger: Logger;
  /**
   * A page with its items is worth so much waiting, and no more: without them it is sent as its build has prerendered
   * it for everybody.
   */
  patienceMs: number;
  /** What a process runs. @default prerender-process.ts */
  program?: string;
  /** @default as many as there are cores, and four at most */
  processesMax?: number;
}

interface Process {
  child: ChildProcess;
  /** The longest unused first. False: has no script, or one that failed. */
  builds: Map<string, Promise<boolean>>;
  /** Builds whose script is compiled. */
  ready: Set<string>;
}

interface Waiting {
  process: Process;
  build: string;
  user: string;
  resolve(response: PrerenderResponse | null): void;
}

/**
 * Prerenders tools' first screens with the data of their users, by the scripts that came with their builds
 * (docs/adr/0044-first-screens-show-what-is-the-users.md). The scripts run in other processes: one is started with the
 * first page that needs it, and anew after it has ended, and more when pages wait in line. Threads of a pool (piscina)
 * would share the gateway's memory, and a crash, with them.
 */
export function openFirstScreens(options: FirstScreensOptions): FirstScreens {
  const {
    buildsDir,
    logger,
    patienceMs,
    program = join(import.meta.dirname, 'prerender-process.ts'),
    processesMax = PROCESSES_MAX,
  } = options;
  const processes = new Set<Process>();
  let lastId = 0;
  const failures = new Map<string, { users: Set<string>; inRow: Set<string>; atMs: number }>();
  let endedAtMs = Number.NEGATIVE_INFINITY;
  const waiting = new Map<number, Waiting>();
  /** How long a screen of each build has taken lately, at least. */
  const tookMs = new Map<string, number>();

  const send = ({ child }: Process, request: PrerenderRequest): void =>
    void child.send(request, () => undefined);

  function start(): Process {
    const child = fork(program, {
      execArgv: EXEC_ARGV,
      // Nothing for scripts of others.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const started: Process = { child, builds: new Map(), ready: new Set() };
    const end = (reason: string): void => {
      if (!processes.delete(started)) return;
      endedAtMs = performance.now();
      for (const { process, resolve } of waiting.values()) if (process === started) resolve(null);
      logger.warn({ reason }, 'the process that prerenders first screens has ended');
    };
    child.on('message', (response: PrerenderResponse) => {
      if ('ready' in response) started.ready.add(response.ready);
      // Also of one that no request waits for any more.
      else if ('problem' in response) noteFailure(started, response);
      else noteTime(response);
      if ('id' in response) waiting.get(response.id)?.resolve(response);
    });
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(String(signal ?? code)));
    // It keeps no gateway from ending.
    child.unref();
    child.channel?.unref();
    processes.add(started);
    return started;
  }

  /** The one with the shortest line. Where all have one, another is started, for the pages after this one. */
  function processFor(path: string): Process {
    const [shortest = start()] = [...processes].toSorted((a, b) => waitMs(a, path) - waitMs(b, path));
    if (lineOf(shortest).length > 0 && processes.size < processesMax && mayStart()) {
      const another = start();
      for (const build of shortest.builds.keys()) void load(another, build);
    }
    return shortest;
  }

  const mayStart = (): boolean => performance.now() - endedAtMs >= ENDED_PAUSE_MS;

  const lineOf = (process: Process): Waiting[] =>
    [...waiting.values()].filter((one) => one.process === process);

  /** Until a page that comes now has its turn. */
  const waitMs = (process: Process, path: string): number =>
    lineOf(process).reduce(
      (sum, { build }) => sum + (tookMs.get(build) ?? 0),
      process.ready.has(path) ? 0 : COLD_MS,
    );

  /** The fastest lately: a busy machine makes each look slow that runs beside others. */
  function noteTime({ build, ms }: Extract<PrerenderResponse, { ms: number }>): void {
    tookMs.set(build, Math.min(ms, (tookMs.get(build) ?? ms) * 1.2));
  }

  function noteFailure(
    { builds, ready }: Process,
    { build, user, problem }: Extract<PrerenderResponse, { user: string }>,
  ): void {
    builds.delete(build);
    ready.delete(build);
    if (problem === null) return;
    logger.warn({ build, problem }, 'a first screen could not be prerendered');
    const { users, inRow } = failures.get(build) ?? { users: NOBODY, inRow: NOBODY };
    failures.set(build, {
      users: new Set([...users, user]),
      inRow: new Set([...inRow, user]),
      atMs: performance.now(),
    });
  }

  function isPaused(path: string, user: string): boolean {
    const nowMs = performance.now();
    const failed = failures.get(path);
    if (failed !== undefined && nowMs - failed.atMs > FAILED_PAUSE_MS) failures.delete(path);
    const { users, inRow } = failures.get(path) ?? { users: NOBODY, inRow: NOBODY };
    return users.has(user) || inRow.size >= FAILURES_MAX || (processes.size === 0 && !mayStart());
  }

  function load(process: Process, path: string): Promise<boolean> {
    const { builds } = process;
    let loading = builds.get(path);
    builds.delete(path);
    loading ??= readFile(join(buildsDir, path.replace(/^\/remotes/, ''), FIRST_SCREEN_FILE), 'utf8').then(
      (script) => {
        send(process, { kind: 'load', build: path, script });
        return true;
      },
      () => false,
    );
    builds.set(path, loading);
    const [oldest] = builds.keys();
    if (builds.size > BUILDS_MAX && oldest !== undefined) {
      builds.delete(oldest);
      process.ready.delete(oldest);
      send(process, { kind: 'drop', build: oldest });
    }
    return loading;
  }

  function hasRoom(user: string): boolean {
    const own = [...waiting.values()].filter((one) => one.user === user);
    return waiting.size < WAITING_MAX && own.length < WAITING_PER_USER_MAX;
  }

  async function prerenderNow(
    path: string,
    data: FirstScreenData,
    signal: AbortSignal,
  ): Promise<PrerenderedScreen | null> {
    lastId += 1;
    const id = lastId;
    // Each visitor is somebody else.
    const user = data.user?.id ?? `visitor ${id}`;
    if (isPaused(path, user) || !hasRoom(user)) return null;
    const process = processFor(path);
    const isTooLong = waitMs(process, path) + (tookMs.get(path) ?? 0) > patienceMs;
    if (isTooLong && lineOf(process).length > 0) return null;
    const { promise, resolve } = Promise.withResolvers<PrerenderResponse | null>();
    const giveUp = (): void => {
      send(process, { kind: 'give-up', id });
      resolve(null);
    };
    // Before anything is waited for: the pages that come meanwhile stand behind it.
    waiting.set(id, { process, build: path, user, resolve });
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      if (!(await load(process, path)) || signal.aborted) return null;
      send(process, { kind: 'prerender', id, build: path, user, json: JSON.stringify(data) });
      const response = await promise;
      if (response === null || !('prerendered' in response)) return null;
      failures.get(path)?.inRow.clear();
      return prerenderedSchema.parse(JSON.parse(response.prerendered));
    } finally {
      signal.removeEventListener('abort', giveUp);
      waiting.delete(id);
    }
  }

  return {
    async prerender(build, data) {
      try {
        return await prerenderNow(buildPath(build), data, AbortSignal.timeout(patienceMs));
      } catch (error) {
        logger.warn({ err: error }, 'a first screen could not be prerendered');
        return null;
      }
    },
    close() {
      const ended = [...processes];
      processes.clear();
      for (const { child } of ended) child.kill();
    },
  };
}
