import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';

it('is the usual folder where the system keeps none in memory, or none with room', async () => {
  expect(await scratchFolder('/no/such/folder')).toBe(tmpdir());
  // A file system without any room that every Linux has; elsewhere it is missing.
  expect(await scratchFolder('/proc')).toBe(tmpdir());
});
