import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createKeptResults } from './kept-results.ts';

const root = await mkdtemp(join(tmpdir(), 'kept-'));
afterAll(() => rm(root, { recursive: true }));

const ID = '018f0c5e-0000-7000-8000-0123456789ab';
const RESULT = {
  output: { bytes: Buffer.from('a picture'), mediaType: 'image/png', details: { model: 'm' } },
  usage: { images: 1 },
} as const;

it('gives the next process what the one before has kept', async () => {
  await createKeptResults(root).keep(ID, RESULT);

  const next = createKeptResults(root);
  const found = await next.find(ID);
  expect(found).toEqual(RESULT);
  await next.drop(ID);
  expect(await next.find(ID)).toBeNull();
});

it('forgets after a day what nobody came back for', async () => {
  const kept = createKeptResults(root);
  await kept.keep(ID, RESULT);
  const [folder = ''] = await readdir(join(root, 'kept-results'));
  const dayBefore = Date.now() / 1000 - 86_401;
  for (const name of await readdir(join(root, 'kept-results', folder))) {
    await utimes(join(root, 'kept-results', folder, name), dayBefore, dayBefore);
  }

  for (let shelf = 0; shelf < 256; shelf += 1) await kept.sweep();

  expect(await kept.find(ID)).toBeNull();
});
