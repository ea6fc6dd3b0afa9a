import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { onACore } from './on-a-core.ts';

it('has no more pictures under way than there are cores, each on one, and leaves a thread to files', () => {
  expect(onACore.concurrency).toBe(Math.min(3, availableParallelism()));
  expect(sharp.concurrency()).toBe(1);
});
