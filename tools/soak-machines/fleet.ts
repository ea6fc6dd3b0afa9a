import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@aic/api/testing';

const MAIN = join(import.meta.dirname, '../../api/src/main.ts');
/** What the requests of users say they come from. */
export const ORIGIN = 'http://studio.test';
const READY_MS = 30_000;
/** Between two replacements, as an operator's tool waits to see that all is well. */
const PAUSE_MS = 1_500;
const PROBE_MS = 500;

export interface Fleet {
  /** Of the gateways that a load balancer would send requests to. */
  urls(): readonly string[];
  /** Ends one process with SIGTERM and starts another in its place: gateways and workers in turn. */
  replaceNext(): Promise<void>;
  /**
   * Ends the younger gateway or the younger worker, in turn, with SIGKILL and starts another in its place, again where
   * it ends at its start because something that it needs is away.
   */
  killNext(): Promise<void>;
  /** The two processes that `killNext` leaves alone. */
  oldest(): Record<'gateway' | 'worker', { pid: number; metricsUrl: string }>;
  stopsMs: number[];
  /** Processes that did not end with code 0, or ended by themselves. */
  unclean: number;
  stop(): Promise<void>;
}

interface Member {
  role: 'api' | 'worker';
  port: number;
  healthPort: number;
  child: ChildProcess;
  isReady: boolean;
  isToEnd: boolean;
}

/** Two gateways and two workers of this workspace, each a process of its own. */
export async function createFleet(environment: Readonly<Record<string, string>>): Promise<Fleet> {
  const start = ({ role, port, healthPort }: Pick<Member, 'role' | 'port' | 'healthPort'>): ChildProcess =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'silent',
        ROLE: role,
        PORT: String(port),
        METRICS_PORT: String(healthPort),
        APP_ORIGIN: ORIGIN,
        JOBS_IN_FLIGHT_FREE: '1000',
        STARTS_PER_USER_PER_10_MINUTES: '100000',
        WORKER_REMOTE_CONCURRENCY: '8',
        ...environment,
      },
    });
  const members: Member[] = [];
  for (const role of ['api', 'worker', 'api', 'worker'] as const) {
    const place = { role, port: await findFreePort(), healthPort: await findFreePort() };
    const member = { ...place, child: start(place), isReady: false, isToEnd: false };
    await waitUntilReady(member);
    members.push(member);
  }
  let next = 0;
  let nextKill = 0;
  function oldest(role: Member['role']) {
    const member = members.find((one) => one.role === role);
    return {
      pid: member?.child.pid ?? 0,
      metricsUrl: `http://127.0.0.1:${member?.healthPort ?? 0}/metrics`,
    };
  }

  async function end(member: Member): Promise<void> {
    const startedAt = performance.now();
    member.isToEnd = true;
    // A load balancer learns of it a moment later: until then requests are refused.
    const ended = once(member.child, 'exit');
    member.child.kill('SIGTERM');
    setTimeout(() => (member.isReady = false), 200);
    const [code] = await ended;
    if (code !== 0) fleet.unclean += 1;
    fleet.stopsMs.push(performance.now() - startedAt);
  }

  const fleet: Fleet = {
    stopsMs: [],
    unclean: 0,
    urls: () =>
      members
        .filter(({ role, isReady }) => role === 'api' && isReady)
        .map(({ port }) => `http://127.0.0.1:${port}`),
    async replaceNext() {
      const member = members[next % members.length];
      next += 1;
      if (member === undefined) return;
      await end(member);
      member.isReady = false;
      member.child = start(member);
      await waitUntilReady(member);
      await delay(PAUSE_MS);
    },
    async killNext() {
      const member = members.slice(2)[nextKill % 2];
      nextKill += 1;
      if (member === undefined) return;
      member.isToEnd = true;
      const ended = once(member.child, 'exit');
      member.child.kill('SIGKILL');
      await ended;
      // A load balancer notices by a probe.
      await delay(PROBE_MS);
      member.isReady = false;
      do {
        member.child = start(member);
      } while (!(await isReadyInTime(member)));
    },
    oldest: () => ({ gateway: oldest('api'), worker: oldest('worker') }),
    async stop() {
      clearInterval(watch);
      await Promise.all(members.map(end));
    },
  };
  const watch = setInterval(() => {
    for (const member of members) {
      if (member.child.exitCode === null || !member.isReady || member.isToEnd) continue;
      member.isReady = false;
      fleet.unclean += 1;
    }
  }, PROBE_MS);
  return fleet;
}

async function waitUntilReady(member: Member): Promise<void> {
  if (!(await isReadyInTime(member))) throw new Error(`A process of role ${member.role} did not start.`);
}

/** As an orchestrator asks, of gateways and workers alike. False once it has ended. */
async function isReadyInTime(member: Member): Promise<boolean> {
  const end = performance.now() + READY_MS;
  while (performance.now() < end) {
    if (member.child.exitCode !== null) return false;
    const response = await fetch(`http://127.0.0.1:${member.healthPort}/readyz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.status === 200) {
      Object.assign(member, { isReady: true, isToEnd: false });
      return true;
    }
    await delay(100);
  }
  throw new Error(`A process of role ${member.role} was not ready in time.`);
}
