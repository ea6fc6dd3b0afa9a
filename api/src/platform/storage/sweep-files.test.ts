import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration } from '../../../test/gateway/factories.ts';
import { adopt } from '../../adopt-storage.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createFileSweep } from './sweep-files.ts';

const { sql, admin } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'sweep-files-'));
afterAll(() => rm(root, { recursive: true }));
const storage = createDiskStorage(root);
beforeEach(async () => {
  await rm(join(root, 'ab'), { recursive: true, force: true });
  await admin`update media_store set swept_on = null`;
});

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

/** The shelf of `newKey`, or others, once, and once more this much later. */
async function sweep(hoursBetween = 24, { first = 0xab, shelves = 1 } = {}): Promise<void> {
  const logger = pino({ level: 'silent' });
  for (const hours of [0, hoursBetween]) {
    const clock = { now: () => new Date(Date.now() + hours * HOUR_MS) };
    const sweepNext = createFileSweep({ store: storage, sql, clock, logger, first });
    for (let n = 0; n < shelves; n += 1) await sweepNext();
  }
}

const files = () => readdir(join(root, 'ab'));

it('removes what nothing has referred to for a day, and nothing else', async () => {
  await put(25);
  const fresh = await put(-1);
  const referred = await put(1000);
  await referTo(referred);

  await sweep();

  const kept = [fresh, referred].flatMap((key) => [key, `${key}.json`]);
  expect(await files()).toEqual(kept.toSorted());
});

it('removes nothing that it found unwanted for the first time, nor what is wanted again a day later', async () => {
  const [key, back] = [await put(1000), await put(1000)];
  await sweep(23);
  expect(await files()).toEqual(expect.arrayContaining([key, back]));
  await referTo(back);
  await sweep(24);
  expect(await files()).toEqual([back, `${back}.json`]);
});

it('removes no more than a hundredth of the store in a day, until an operator allows the rest', async () => {
  const shelves = { first: 0xc0, shelves: 4 };
  // Four shelves of 60 files: each looks like a store of 15,360.
  for (const shelf of ['c0', 'c1', 'c2', 'c3']) {
    await mkdir(join(root, shelf));
    for (let n = 10; n < 70; n += 1) {
      const path = join(root, shelf, `${shelf}${String(n).repeat(15)}`);
      await writeFile(path, 'bytes');
      await utimes(path, 0, 0);
    }
  }
  const left = async () =>
    (await readdir(root, { recursive: true })).filter((name) => /^c\d.c\d\d{30}$/.test(name)).length;

  await sweep(24, shelves);
  await sweep(24, shelves);
  expect(await left()).toBe(240 - 153);

  await adopt(sql, storage, new Date(), { isForced: false, removesUnwanted: true });
  await sweep(23, shelves);
  expect(await left()).toBe(240 - 153);
  await adopt(sql, storage, new Date(Date.now() + HOUR_MS), { isForced: false, removesUnwanted: true });
  await sweep(24, shelves);
  expect(await left()).toBe(0);
});

it('removes drafts and half objects of a process that was killed, once they are old', async () => {
  const half = newKey();
  const draft = (key: string) => `${key}.${randomUUID()}.tmp`;
  const names = [half, draft(newKey()), draft(`${newKey()}.json`)];
  const fresh = draft(newKey());
  await storage.put(newKey(), Buffer.from('makes the folder'), 'image/png');
  for (const name of [...names, fresh]) await writeFile(join(root, 'ab', name), 'half');
  for (const name of names) await age(name, 25);
  await age(fresh, -1);

  await sweep();

  const kept = await files();
  expect(kept).toContain(fresh);
  expect(kept).not.toEqual(expect.arrayContaining([expect.stringContaining(half)]));
  expect(kept).toHaveLength(3);
});

it('leaves files alone that are not ours', async () => {
  await put(1);
  await writeFile(join(root, 'ab', 'notes.txt'), 'of the operator');
  await age('notes.txt', 1000);

  await sweep();

  expect(await files()).toContain('notes.txt');
});

it('leaves a folder alone that another database has filled', async () => {
  const key = await put(25);
  await writeFile(join(root, 'store-id'), `${randomUUID()}\n`);

  await sweep();

  expect(await files()).toContain(key);
  await rm(join(root, 'store-id'));
});

it('removes nothing while the database cannot say what is referred to', async () => {
  const key = await put(25);
  const what = { before: new Date(), chooseUnwanted: () => Promise.reject(new Error('away')) };

  await expect(storage.sweep(0xab, what)).rejects.toThrow('away');

  expect(await files()).toContain(key);
});
