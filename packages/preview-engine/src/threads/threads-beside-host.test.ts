import { describe, expect, it } from 'vitest';
import { threadsBesideHost } from './threads-beside-host.ts';

describe('threadsBesideHost', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [64, 2],
  ])('takes of %i cores %i, so that the host keeps one', (cores, threads) => {
    expect(threadsBesideHost(cores)).toBe(threads);
  });

  it('counts the cores of this machine when none are given', () => {
    expect([1, 2]).toContain(threadsBesideHost());
  });
});
