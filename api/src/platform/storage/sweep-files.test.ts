import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration } from '../../../test/gateway/factories.ts';
import { systemClock } from '../time/clock.ts';
import { createDiskStorage } from './disk-storage.ts';
import { SHELVES } from './storage.ts';
import { createFileSweep } from './sweep-files.ts';

const { sql, admin } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'sweep-files-'));
afterAll(() => rm(root, { recursive: true }));
const storage = createDiskStorage(root);
beforeEach(() => rm(join(root, 'ab'), { recursive: true, force: true }));

const HOUR_MS = 3_600_000;
const newKey = () => `ab${randomBytes(15).toString('hex')}`;

/** Everything in the bucket is written anew; this makes it look as if it had lain there. */
async function age(name: string, hours: number): Promise<void> {
  const at = new Date(Date.now() - hours * HOUR_MS);
  await utimes(join(root, 'ab', name), at, at);
}

async function put(hours: number): Promise<string> {
  const key = newKey();
  await storage.put(key, Buffer.from('bytes'), 'image/png');
  await age(key, hours);
  await age(`${key}.json`, hours);
  return key;
}

async function referTo(key: string): Promise<void> {
  const user = await createUser(sql);
  const id = await startGeneration(sql, user);
  await admin`insert into owned_file (user_id, key, generation_id, media_type, size_bytes)
    values (${user.id}, ${key}, ${id}, 'image/png', 5)`;
}

async function sweepAll(): Promise<void> {
  const logger = pino({ level: 'silent' });
  const sweep = createFileSweep({ store: storage, sql, clock: systemClock, logger });
  for (let shelf = 0; shelf < SHELVES; shelf += 1) await sweep();
}

const files = () => readdir(join(root, 'ab'));

it('removes what nothing has referred to for a day, and nothing else', async () => {
  await put(25);
  const fresh = await put(23);
  const referred = await put(1000);
  await referTo(referred);

  await sweepAll();

  const kept = [fresh, referred].flatMap((key) => [key, `${key}.json`]);
  expect(await files()).toEqual(kept.toSorted());
});

it('removes drafts and half objects of a process that was killed, once they are old', async () => {
  const half = newKey();
  const draft = (key: string) => `${key}.${randomUUID()}.tmp`;
  const names = [half, draft(newKey()), draft(`${newKey()}.json`)];
  const fresh = draft(newKey());
  await storage.put(newKey(), Buffer.from('makes the folder'), 'image/png');
  for (const name of [...names, fresh]) await writeFile(join(root, 'ab', name), 'half');
  for (const name of names) await age(name, 25);

  await sweepAll();

  const kept = await files();
  expect(kept).toContain(fresh);
  expect(kept).not.toEqual(expect.arrayContaining([expect.stringContaining(half)]));
  expect(kept).toHaveLength(3);
});

it('leaves files alone that are not ours', async () => {
  await put(1);
  await writeFile(join(root, 'ab', 'notes.txt'), 'of the operator');
  await age('notes.txt', 1000);

  await sweepAll();

  expect(await files()).toContain('notes.txt');
});

it('leaves a folder alone that another database has filled', async () => {
  const key = await put(25);
  await writeFile(join(root, 'store-id'), `${randomUUID()}\n`);

  await sweepAll();

  expect(await files()).toContain(key);
  await rm(join(root, 'store-id'));
});

it('removes nothing while the database cannot say what is referred to', async () => {
  const key = await put(25);
  const what = { before: new Date(), findWanted: () => Promise.reject(new Error('away')) };

  await expect(storage.sweep(0xab, what)).rejects.toThrow('away');

  expect(await files()).toContain(key);
});
