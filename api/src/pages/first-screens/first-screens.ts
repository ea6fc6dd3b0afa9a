import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
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
  /** What the process runs. @default prerender-process.ts */
  program?: string;
}

/**
 * Prerenders tools' first screens with the data of their users, by the scripts that came with their builds
 * (docs/adr/0044-first-screens-show-what-is-the-users.md). The scripts run in another process, which is started with
 * the first page that needs it, and anew after it has ended; threads of a pool (piscina) would share the gateway's
 * memory, and a crash, with them.
 */
export function openFirstScreens(options: FirstScreensOptions): FirstScreens {
  const {
    buildsDir,
    logger,
    patienceMs,
    program = join(import.meta.dirname, 'prerender-process.ts'),
  } = options;
  let child: ChildProcess | null = null;
  let lastId = 0;
  /** Builds in the process, the longest unused first. False: has no script, or one that failed. */
  const builds = new Map<string, Promise<boolean>>();
  const failures = new Map<string, { users: Set<string>; inRow: Set<string>; atMs: number }>();
  let endedAtMs = Number.NEGATIVE_INFINITY;
  const waiting = new Map<number, { user: string; resolve(response: PrerenderResponse | null): void }>();

  const send = (request: PrerenderRequest): void => void start().send(request, () => undefined);

  function start(): ChildProcess {
    if (child !== null) return child;
    const started = fork(program, {
      execArgv: EXEC_ARGV,
      // Nothing for scripts of others.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (reason: string): void => {
      if (child !== started) return;
      child = null;
      endedAtMs = performance.now();
      builds.clear();
      for (const { resolve } of waiting.values()) resolve(null);
      waiting.clear();
      logger.warn({ reason }, 'the process that prerenders first screens has ended');
    };
    started.on('message', (response: PrerenderResponse) => {
      // Also one that no request waits for any more.
      if ('problem' in response) noteFailure(response);
      waiting.get(response.id)?.resolve(response);
    });
    started.once('error', (error) => end(error.message));
    started.once('exit', (code, signal) => end(String(signal ?? code)));
    // It keeps no gateway from ending.
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  }

  function noteFailure({ build, user, problem }: Extract<PrerenderResponse, { user: string }>): void {
    builds.delete(build);
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
    return users.has(user) || inRow.size >= FAILURES_MAX || nowMs - endedAtMs < ENDED_PAUSE_MS;
  }

  function load(path: string): Promise<boolean> {
    let loading = builds.get(path);
    builds.delete(path);
    loading ??= readFile(join(buildsDir, path.replace(/^\/remotes/, ''), FIRST_SCREEN_FILE), 'utf8').then(
      (script) => {
        send({ kind: 'load', build: path, script });
        return true;
      },
      () => false,
    );
    builds.set(path, loading);
    const [oldest] = builds.keys();
    if (builds.size > BUILDS_MAX && oldest !== undefined) {
      builds.delete(oldest);
      send({ kind: 'drop', build: oldest });
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
    if (isPaused(path, user) || !(await load(path)) || signal.aborted || !hasRoom(user)) return null;
    const { promise, resolve } = Promise.withResolvers<PrerenderResponse | null>();
    waiting.set(id, { user, resolve });
    const giveUp = (): void => {
      child?.send({ kind: 'give-up', id } satisfies PrerenderRequest, () => undefined);
      resolve(null);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    send({ kind: 'prerender', id, build: path, user, json: JSON.stringify(data) });
    const response = await promise;
    signal.removeEventListener('abort', giveUp);
    waiting.delete(id);
    if (response === null || 'problem' in response) return null;
    failures.get(path)?.inRow.clear();
    return prerenderedSchema.parse(JSON.parse(response.prerendered));
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
      const ended = child;
      child = null;
      ended?.kill();
    },
  };
}
