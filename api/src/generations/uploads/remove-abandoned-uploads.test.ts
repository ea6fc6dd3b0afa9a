import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startBackgroundTasks } from '../../platform/background-tasks.ts';
import { ABANDONED_UPLOADS_TASK } from './remove-abandoned-uploads.ts';

const home = await mkdtemp(join(tmpdir(), 'abandoned-'));
vi.stubEnv('TMPDIR', home);
afterAll(() => rm(home, { recursive: true }));
beforeEach(async () => {
  for (const name of await readdir(home)) await rm(join(home, name), { recursive: true });
});

const logger = pino({ level: 'silent' });
const names = async () => (await readdir(home)).toSorted();

async function leave(name: string, minutes: number): Promise<void> {
  await mkdir(join(home, name));
  await writeFile(join(home, name, '0'), 'half a photo');
  await age(name, minutes);
}

const HELD = { reason: 'another studio owns the store', since: new Date() };

async function age(name: string, minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000);
  await utimes(join(home, name), at, at);
}

it('removes uploads of a process that was killed, also while the studio is held back, and neither running ones nor what is not ours', async () => {
  await leave('aic-upload-killed', 90);
  await leave('aic-upload-running', 1);
  await leave('somebody-elses', 9000);

  const sweeping = startBackgroundTasks([ABANDONED_UPLOADS_TASK], { logger, held: () => HELD });

  await expect.poll(names).toEqual(['aic-upload-running', 'somebody-elses']);
  await sweeping.stop();
});

it('removes what was too young to tell when the process started', async () => {
  await leave('aic-upload-killed-just-now', 1);
  await leave('aic-upload-killed', 90);
  const sweeping = startBackgroundTasks([{ ...ABANDONED_UPLOADS_TASK, everyMs: 10 }], { logger });
  await expect.poll(names).toEqual(['aic-upload-killed-just-now']);

  await age('aic-upload-killed-just-now', 61);

  await expect.poll(names).toEqual([]);
  await sweeping.stop();
});
