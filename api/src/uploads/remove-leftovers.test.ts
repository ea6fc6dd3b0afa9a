import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { removeLeftovers } from './remove-leftovers.ts';

const home = await mkdtemp(join(tmpdir(), 'leftovers-'));
vi.stubEnv('TMPDIR', home);
afterAll(() => rm(home, { recursive: true }));

async function leave(name: string, minutes: number): Promise<void> {
  await mkdir(join(home, name));
  await writeFile(join(home, name, '0'), 'half a photo');
  const at = new Date(Date.now() - minutes * 60_000);
  await utimes(join(home, name), at, at);
}

it('removes uploads of a process that was killed, and neither running ones nor what is not ours', async () => {
  await leave('aic-upload-killed', 90);
  await leave('aic-upload-running', 1);
  await leave('somebody-elses', 9000);

  await removeLeftovers();

  expect((await readdir(home)).toSorted()).toEqual(['aic-upload-running', 'somebody-elses']);
});
