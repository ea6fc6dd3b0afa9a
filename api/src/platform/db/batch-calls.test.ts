import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** Batches that end when a test says so, in any order. */
function openBatches(limits: { atOnce: number; sizeMax: number }) {
  const batches: Array<{ asked: readonly number[]; end(error?: Error): void }> = [];
  const call = batchCalls(
    (asked: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(asked.map((n) => n * 10)));
        batches.push({ asked, end });
      }),
    limits,
  );
  return { call, batches, asked: () => batches.map((batch) => batch.asked) };
}

describe('calls in batches', () => {
  it('go at once and alone while there is room, and together after that', async () => {
    const { call, batches, asked } = openBatches({ atOnce: 2, sizeMax: 3 });
    const calls = [1, 2, 3, 4, 5, 6, 7].map(call);
    expect(asked()).toEqual([[1], [2]]);

    batches[1]?.end();
    await nextTurn();
    expect(asked()).toEqual([[1], [2], [3, 4, 5]]);

    batches[0]?.end();
    await nextTurn();
    expect(asked()).toEqual([[1], [2], [3, 4, 5], [6, 7]]);

    batches[3]?.end();
    batches[2]?.end();
    expect(await Promise.all(calls)).toEqual([10, 20, 30, 40, 50, 60, 70]);
  });

  it('fail together, and the next ones go on', async () => {
    const { call, batches } = openBatches({ atOnce: 1, sizeMax: 2 });
    const outcomes = Promise.allSettled([1, 2, 3, 4].map(call));
    batches[0]?.end();
    await nextTurn();
    batches[1]?.end(new Error('away'));
    await nextTurn();
    batches[2]?.end();

    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    const late = call(5);
    batches[3]?.end();
    expect(await late).toBe(50);
  });

  it('are refused when there are more or fewer responses than calls', async () => {
    const call = batchCalls(async () => [1, 2], { atOnce: 1, sizeMax: 5 });

    await expect(call('one')).rejects.toThrow('1 were asked for, not 2');
  });
});
