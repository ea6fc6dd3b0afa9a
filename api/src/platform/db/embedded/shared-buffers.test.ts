import { expect, it } from 'vitest';
import { sharedBuffersMib } from './shared-buffers.ts';

it.each([
  [512, 128],
  [4096, 512],
  [65_536, 1024],
])('takes of a machine with %i MiB %i: an eighth, within bounds', (memory, expected) => {
  expect(sharedBuffersMib(memory * 2 ** 20)).toBe(expected);
});
