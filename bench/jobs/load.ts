import { setTimeout as delay } from 'node:timers/promises';

/** How late jobs began, in milliseconds since their enqueueing was committed. */
export interface Lateness {
  p50Ms: number;
  p99Ms: number;
}

export interface Queue {
  /** @returns the key by which `begun` names the job */
  enqueue(): Promise<string>;
  stop(): Promise<void>;
}

/** Opens a queue that says when a job begins to run. */
export type OpenQueue = (begun: (key: string) => void) => Promise<Queue>;

/** Enqueues at random moments, so many a second, and waits for the begin of each job. */
export async function measureQueue(
  openQueue: OpenQueue,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Lateness> {
  const begins = new Map<string, number>();
  const commits = new Map<string, number>();
  const queue = await openQueue((key) => begins.set(key, performance.now()));
  try {
    // Both are warm before they count.
    await Promise.all(Array.from({ length: perSecond }, () => queue.enqueue()));
    await delay(2000);
    const calls: Promise<unknown>[] = [];
    for (const until = performance.now() + seconds * 1000; performance.now() < until;) {
      await delay((Math.random() * 2000) / perSecond);
      calls.push(queue.enqueue().then((key) => commits.set(key, performance.now())));
    }
    await Promise.all(calls);
    const patience = performance.now() + 20_000;
    while ([...commits.keys()].some((key) => !begins.has(key))) {
      if (performance.now() > patience) throw new Error('Some jobs did not begin within 20 s.');
      await delay(50);
    }
  } finally {
    await queue.stop();
  }
  // A job may begin before its enqueuer hears of the commit.
  const late = [...commits].map(([key, at]) => Math.max(0, (begins.get(key) ?? Number.NaN) - at));
  late.sort((a, b) => a - b);
  const at = (share: number) => late[Math.ceil(late.length * share) - 1] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
