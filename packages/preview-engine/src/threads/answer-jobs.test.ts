import { describe, expect, it } from 'vitest';
import { createThreadPool } from './thread-pool.ts';

interface Job {
  size: number;
}
interface Result {
  bytes: Uint8Array;
  /** How many bytes of the response before this one the thread still has. */
  before: number;
}

const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { answerJobs } from ${JSON.stringify(new URL('answer-jobs.ts', import.meta.url).href)};
    let last = new Uint8Array();
    answerJobs(
      async ({ size }, onProgress) => {
        if (size < 0) throw new Error('too small');
        if (size > 1000) throw 'too large';
        onProgress(0.5);
        const before = last.byteLength;
        last = new Uint8Array(size).fill(size);
        return { bytes: last, before };
      },
      ({ bytes }) => [bytes],
    );`)}`,
);
const openPool = () => createThreadPool<Job, Result>({ script: SCRIPT, size: 1 });

describe('answerJobs', () => {
  it('answers a job with its result and tells its progress', async () => {
    const told: number[] = [];
    const { bytes } = await openPool().run({ size: 3 }, { onProgress: (fraction) => told.push(fraction) });
    expect([...bytes]).toEqual([3, 3, 3]);
    expect(told).toEqual([0.5]);
  });

  it('moves the bytes of a result instead of copying them', async () => {
    const pool = openPool();
    await pool.run({ size: 8 }, {});
    expect((await pool.run({ size: 4 }, {})).before).toBe(0);
  });

  it.each([
    [-1, 'too small'],
    [2000, 'too large'],
  ])('fails the job %i alone, with the reason, and takes the next', async (size, message) => {
    const pool = openPool();
    await expect(pool.run({ size }, {})).rejects.toMatchObject({ kind: 'failed', cause: { message } });
    expect((await pool.run({ size: 1 }, {})).bytes).toHaveLength(1);
  });
});
