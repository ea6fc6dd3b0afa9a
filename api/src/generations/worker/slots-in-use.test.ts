import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration } from '../../../test/gateway/factories.ts';
import { createFakeProvider, DONE } from '../../../test/generations/fake-provider.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import type { Provider } from '../providers/provider.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);

const FILM = { prompt: 'waves', duration: 4, aspectRatio: '16:9' };

/** One job at a time on a core of this machine. `most`: as many were made at the same time. */
function createCpuProvider(ms: number): { provider: Provider; most(): number } {
  let now = 0;
  let most = 0;
  const provider = createFakeProvider(async () => {
    now += 1;
    most = Math.max(most, now);
    await delay(ms);
    now -= 1;
    return DONE;
  });
  return { provider: { ...provider, submissions: 0, cpuSlots: 1 } as Provider, most: () => most };
}

const doneOf = async (kind: string): Promise<number> =>
  (await sql`select from generation where kind = ${kind} and status = 'completed'`).length;

it('lets pictures pass films that wait for the one film that is made', async () => {
  const user = await createUser(sql, { credits: 5000 });
  for (let film = 0; film < 3; film += 1) await startGeneration(sql, user, { kind: 'video', request: FILM });
  for (let image = 0; image < 4; image += 1) await startGeneration(sql, user);
  const films = createCpuProvider(600);
  const images = createCpuProvider(10);

  await startWorker(images.provider, {
    providers: { image: images.provider, video: films.provider },
    slots: { cpu: 2, remote: 2 },
  });

  await expect.poll(() => doneOf('image'), { interval: 10 }).toBe(4);
  expect(await doneOf('video')).toBeLessThan(2);
  await expect.poll(() => doneOf('video')).toBe(3);
  expect([films.most(), images.most()]).toEqual([1, 1]);
});

it('runs jobs of a vendor beside those of the CPU, up to half of the places for vendors', async () => {
  const user = await createUser(sql, { credits: 5000 });
  const ids = await Promise.all(Array.from({ length: 5 }, () => startGeneration(sql, user)));
  const gate = Promise.withResolvers<void>();
  const running = new Set<string>();
  const vendor = createFakeProvider(async (_, { idempotencyKey }) => {
    running.add(idempotencyKey);
    await gate.promise;
    return DONE;
  });

  const output = { text: 'words', mediaType: 'text/markdown', details: {} } as const;
  const other = { ...createFakeProvider(async () => ({ state: 'done', output })), id: 'other' };
  await startWorker(vendor, { providers: { image: vendor, text: other }, slots: { cpu: 1, remote: 6 } });

  await expect.poll(() => running.size).toBe(3);
  // The worker has looked for jobs since then, and taken one.
  const before = await doneOf('text');
  const request = { prompt: 'a haiku', model: 'creative' };
  await startGeneration(sql, user, { kind: 'text', request });
  await expect.poll(() => doneOf('text')).toBe(before + 1);
  expect(running.size).toBe(3);
  gate.resolve();
  await expect.poll(() => running.size).toBe(ids.length);
});

it('has a text of one vendor written while another one hangs and has more jobs than there are places', async () => {
  const user = await createUser(sql, { credits: 5000 });
  for (let image = 0; image < 12; image += 1) await startGeneration(sql, user);
  const hanging = { ...createFakeProvider(() => new Promise<never>(() => undefined)), id: 'hanging' };
  const output = { text: 'words', mediaType: 'text/markdown', details: {} } as const;
  const writing = { ...createFakeProvider(async () => ({ state: 'done', output })), id: 'writing' };
  await startWorker(hanging, {
    providers: { image: hanging, text: writing },
    slots: { cpu: 1, remote: 8 },
    times: { grace: 0 },
  });
  const held = async () =>
    (await sql`select from generation where kind = 'image' and status = 'running'`).length;
  await expect.poll(held).toBe(4);

  const pressedAt = performance.now();
  const request = { prompt: 'a haiku', model: 'creative' };
  await startGeneration(sql, user, { kind: 'text', request });

  await expect.poll(() => doneOf('text'), { interval: 20, timeout: 10_000 }).toBe(1);
  expect(performance.now() - pressedAt).toBeLessThan(3_000);
  expect(await held()).toBe(4);
});
