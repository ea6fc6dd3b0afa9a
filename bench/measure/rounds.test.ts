import { describe, expect, it } from 'vitest';
import { interleave, shuffled } from './rounds.ts';

describe('interleave', () => {
  it('runs each contender once a round, never two at the same time, and keeps the rounds in order', async () => {
    const log: string[] = [];
    const contender = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return log.length;
    };

    const samples = await interleave({ a: contender('a'), b: contender('b') }, 2, () => 0.99);

    expect(samples).toEqual({ a: [4, 8], b: [2, 6] });
    expect(log.slice(0, 4)).toEqual(['b begins', 'b ends', 'a begins', 'a ends']);
  });
});

describe('shuffled', () => {
  it('keeps every item, and its order follows chance', () => {
    const values = [0.9, 0.9, 0];
    expect(shuffled(['a', 'b', 'c'], () => values.shift() ?? 0)).toEqual(['c', 'b', 'a']);
  });
});
