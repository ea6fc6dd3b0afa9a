import { describe, expect, it } from 'vitest';
import { createThreadPool } from './thread-pool.ts';

interface Job {
  seed: number;
}
interface Result {
  seed: number;
  thread: number;
}
const JOB: Job = { seed: 1 };
const context = (signal = new AbortController().signal) => ({ signal, onProgress: () => undefined });

/** A thread of a few lines, so that a test says what it does. */
const thread = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from 'node:worker_threads'; ${body}`)}`,
  );

const ECHO = `parentPort.on('message', (job) => setTimeout(() =>
  parentPort.postMessage({ state: 'done', result: { seed: job.seed, thread: threadId } }), 40));`;
const HANG = `parentPort.on('message', () => { for (;;); });`;

describe('createThreadPool', () => {
  it('gives each job its own response when there are more jobs than threads', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(ECHO), size: 2 });
    const results = await Promise.all([1, 2, 3, 4, 5].map((seed) => pool.run({ seed }, context())));
    expect(results.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(results.map(({ thread }) => thread)).size).toBe(2);
  });

  it('keeps its thread for the next job', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(ECHO), size: 1 });
    const first = await pool.run(JOB, context());
    const second = await pool.run(JOB, context());
    expect(second.thread).toBe(first.thread);
  });

  it('ends an idle thread before another pool starts one, and no busy one', async () => {
    const [idle, busy, other] = [1, 1, 1].map((size) =>
      createThreadPool<Job, Result>({ script: thread(ECHO), size }),
    );
    const first = await idle?.run(JOB, context());
    const begun = busy?.run(JOB, context());
    await other?.run(JOB, context());

    expect((await begun)?.seed).toBe(JOB.seed);
    expect((await idle?.run(JOB, context()))?.thread).not.toBe(first?.thread);
  });

  it('rejects a thread that dies as failed and runs the next job in a new one', async () => {
    const script = thread(
      `parentPort.on('message', (job) => { if (job.seed === 13) process.exit(3); }); ${ECHO}`,
    );
    const pool = createThreadPool<Job, Result>({ script, size: 1 });
    await expect(pool.run({ seed: 13 }, context())).rejects.toMatchObject({
      name: 'EngineError',
      kind: 'failed',
    });
    expect((await pool.run({ seed: 4 }, context())).seed).toBe(4);
  });

  it('rejects a thread that throws as failed, with the reason', async () => {
    const pool = createThreadPool<Job, Result>({
      script: thread(`parentPort.on('message', () => { throw new Error('no canvas'); });`),
      size: 1,
    });
    await expect(pool.run(JOB, context())).rejects.toMatchObject({
      kind: 'failed',
      cause: { message: 'no canvas' },
    });
  });

  it('stops a busy thread within a second of the abort, and runs the job that waited', async () => {
    const script = thread(
      `parentPort.on('message', (job) => {
        if (job.seed !== 13) return;
        parentPort.postMessage({ state: 'working', fraction: 0 });
        for (;;);
      }); ${ECHO}`,
    );
    const pool = createThreadPool<Job, Result>({ script, size: 1 });
    const controller = new AbortController();
    const busy = Promise.withResolvers<void>();
    const stuck = pool.run({ seed: 13 }, { signal: controller.signal, onProgress: () => busy.resolve() });
    const waited = pool.run({ seed: 5 }, context());
    await busy.promise;
    const start = performance.now();
    controller.abort();
    await expect(stuck).rejects.toMatchObject({ name: 'EngineError', kind: 'aborted' });
    expect(performance.now() - start).toBeLessThan(1000);
    expect((await waited).seed).toBe(5);
  });

  it('drops a waiting job at its abort', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(HANG), size: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = pool.run(JOB, context(running.signal));
    const second = pool.run(JOB, context(waiting.signal));
    waiting.abort();
    await expect(second).rejects.toMatchObject({ kind: 'aborted' });
    running.abort();
    await expect(first).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('starts nothing for a job that is aborted already', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(HANG), size: 1 });
    await expect(pool.run(JOB, context(AbortSignal.abort()))).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('gives each job a new thread when a thread may do only one', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(ECHO), size: 1, jobsPerThreadMax: 1 });
    const results = await Promise.all([1, 2].map((seed) => pool.run({ seed }, context())));
    expect(results.map(({ seed }) => seed)).toEqual([1, 2]);
    expect(new Set(results.map(({ thread: id }) => id)).size).toBe(2);
  });

  it('rejects a job that its thread reports as failed and keeps the thread', async () => {
    const script = thread(
      `parentPort.on('message', (job) => { if (job.seed === 13) parentPort.postMessage({ state: 'failed', reason: 'bad luck' }); else parentPort.postMessage({ state: 'done', result: { seed: job.seed, thread: threadId } }); });`,
    );
    const pool = createThreadPool<Job, Result>({ script, size: 1 });
    const before = await pool.run({ seed: 1 }, context());
    await expect(pool.run({ seed: 13 }, context())).rejects.toMatchObject({
      kind: 'failed',
      cause: { message: 'bad luck' },
    });
    expect((await pool.run({ seed: 2 }, context())).thread).toBe(before.thread);
  });

  it('tells the progress of each job to its own caller', async () => {
    const script = thread(`parentPort.on('message', ({ seed }) => {
      for (const step of [0.25, 0.5, 1]) parentPort.postMessage({ state: 'working', fraction: step / seed });
      parentPort.postMessage({ state: 'done', result: { seed, thread: threadId } });
    });`);
    const pool = createThreadPool<Job, Result>({ script, size: 1 });
    const told = new Map<number, number[]>();
    await Promise.all(
      [1, 2].map((seed) => {
        const steps: number[] = [];
        told.set(seed, steps);
        return pool.run({ seed }, { onProgress: (fraction) => steps.push(fraction) });
      }),
    );
    expect([...told]).toEqual([
      [1, [0.25, 0.5, 1]],
      [2, [0.125, 0.25, 0.5]],
    ]);
  });

  it('runs a job without options', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(ECHO), size: 1 });
    expect((await pool.run(JOB, {})).seed).toBe(1);
  });

  it('rejects every waiting job when its script cannot start, and goes on trying', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread('throw new Error("no library");'), size: 1 });
    const results = await Promise.allSettled([pool.run(JOB, {}), pool.run(JOB, {})]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run(JOB, {})).rejects.toMatchObject({
      kind: 'failed',
      cause: { message: 'no library' },
    });
  });

  it('does not hear an abort any more when its job is done', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(ECHO), size: 1 });
    const controller = new AbortController();
    const first = await pool.run(JOB, { signal: controller.signal });
    controller.abort();
    expect((await pool.run(JOB, {})).thread).toBe(first.thread);
  });

  it('ends a thread that has had no job for a while, and starts another one for the next', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(ECHO), size: 1, idleMs: 60 });
    const ended = new Promise((resolve) => {
      process.once('worker', (started) => started.once('exit', resolve));
    });
    const first = await pool.run(JOB, context());
    const soon = await pool.run(JOB, context());
    await ended;
    const late = await pool.run(JOB, context());
    expect([soon.thread === first.thread, late.thread === first.thread]).toEqual([true, false]);
  });

  it('gives a job to a thread that runs already, so that the others may end', async () => {
    const pool = createThreadPool<Job, Result>({ script: thread(ECHO), size: 2 });
    const two = await Promise.all([pool.run(JOB, context()), pool.run(JOB, context())]);
    expect(new Set(two.map(({ thread: id }) => id)).size).toBe(2);
    const alone = await Promise.all([1, 2, 3].map(() => pool.run(JOB, context()).then((one) => one.thread)));
    expect(alone.every((id) => two.some(({ thread: known }) => known === id))).toBe(true);
  });

  it('starts no thread before the first job', async () => {
    let started = 0;
    const onWorker = (): void => void (started += 1);
    process.on('worker', onWorker);
    const pool = createThreadPool<Job, Result>({ script: thread(ECHO), size: 2 });
    expect(started).toBe(0);
    await pool.run(JOB, {});
    process.off('worker', onWorker);
    expect(started).toBe(1);
  });
});
