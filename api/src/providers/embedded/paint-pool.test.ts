import { describe, expect, it } from 'vitest';
import type { PaintJob } from './paint-image.ts';
import { createPaintPool } from './paint-pool.ts';

const JOB: PaintJob = { prompt: 'x', size: '1024x1024', quality: 'standard', style: 'vivid', seed: 1 };
const context = (signal = new AbortController().signal) => ({ signal, onProgress: () => undefined });

/** A thread of a few lines, so that a test says what it does. */
const thread = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from 'node:worker_threads'; ${body}`)}`,
  );

const ECHO = `parentPort.on('message', (job) => setTimeout(() =>
  parentPort.postMessage({ state: 'done', painting: { png: new Uint8Array([job.seed]), composer: 'thread-' + threadId } }), 40));`;
const HANG = `parentPort.on('message', () => { for (;;); });`;

describe('createPaintPool', () => {
  it('gives each job its own answer when there are more jobs than threads', async () => {
    const pool = createPaintPool({ script: thread(ECHO), size: 2 });
    const paintings = await Promise.all(
      [1, 2, 3, 4, 5].map((seed) => pool.paint({ ...JOB, seed }, context())),
    );
    expect(paintings.map(({ png }) => png[0])).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(paintings.map(({ composer }) => composer)).size).toBe(2);
  });

  it('keeps its thread for the next job', async () => {
    const pool = createPaintPool({ script: thread(ECHO), size: 1 });
    const first = await pool.paint(JOB, context());
    const second = await pool.paint(JOB, context());
    expect(second.composer).toBe(first.composer);
  });

  it('rejects a thread that dies as unavailable and paints the next job in a new one', async () => {
    const script = thread(
      `parentPort.on('message', (job) => { if (job.seed === 13) process.exit(3); }); ${ECHO}`,
    );
    const pool = createPaintPool({ script, size: 1 });
    await expect(pool.paint({ ...JOB, seed: 13 }, context())).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'unavailable',
    });
    expect((await pool.paint({ ...JOB, seed: 4 }, context())).png[0]).toBe(4);
  });

  it('rejects a thread that throws as unavailable, with the reason', async () => {
    const pool = createPaintPool({
      script: thread(`parentPort.on('message', () => { throw new Error('no canvas'); });`),
      size: 1,
    });
    await expect(pool.paint(JOB, context())).rejects.toMatchObject({
      kind: 'unavailable',
      cause: { message: 'no canvas' },
    });
  });

  it('ends a thread that cannot hear within a second of the abort, and paints the job that waited', async () => {
    const script = thread(`parentPort.on('message', (job) => { if (job.seed === 13) for (;;); }); ${ECHO}`);
    const pool = createPaintPool({ script, size: 1 });
    const controller = new AbortController();
    const stuck = pool.paint({ ...JOB, seed: 13 }, context(controller.signal));
    const waited = pool.paint({ ...JOB, seed: 5 }, context());
    await new Promise((resolve) => setTimeout(resolve, 150));
    const start = performance.now();
    controller.abort();
    await expect(stuck).rejects.toMatchObject({ name: 'ProviderError', kind: 'aborted' });
    expect(performance.now() - start).toBeLessThan(1000);
    expect((await waited).png[0]).toBe(5);
  });

  it('drops a waiting job at its abort', async () => {
    const pool = createPaintPool({ script: thread(HANG), size: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = pool.paint(JOB, context(running.signal));
    const second = pool.paint(JOB, context(waiting.signal));
    waiting.abort();
    await expect(second).rejects.toMatchObject({ kind: 'aborted' });
    running.abort();
    await expect(first).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('starts nothing for a job that is aborted already', async () => {
    const pool = createPaintPool({ script: thread(HANG), size: 1 });
    await expect(pool.paint(JOB, context(AbortSignal.abort()))).rejects.toMatchObject({ kind: 'aborted' });
  });
});
