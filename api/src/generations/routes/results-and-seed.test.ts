import { RESULTS_MAX } from '@aic/contract';
import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { type Part, formOf } from '../../../test/generations/uploads/edit-client.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { photo } from '../../../test/generations/uploads/pictures.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import type { ProviderSupport } from '../providers/provider.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const startWorker = workersOf(db);
const storage = createBucketStorage();
const ABLE: ProviderSupport = { seed: true, cancel: true, mask: true, imageToVideo: true };
let supports = ABLE;
const engine = { ...createFakeProvider(), supports: () => supports };
const providers = { edit: engine, video: engine, music: engine, text: engine };
const gateway = createTestGateway(sql, {}, { storage, providers });
afterAll(() => gateway.stop());
let user: TestUser;
beforeEach(async () => {
  supports = ABLE;
  user = await createUser(sql);
});

const image = await photo('jpeg');
const WAYS = {
  edit: { path: '/api/edit', form: { prompt: 'warmer', image }, price: 20 },
  'video from a picture': {
    path: '/api/generate-video-from-image',
    form: { prompt: 'snow', image },
    price: 20,
  },
  video: { path: '/api/generate-video', json: { prompt: 'waves' }, price: 20 },
  music: { path: '/api/generate-music', json: { prompt: 'calm piano' }, price: 12 },
  text: { path: '/api/generate-text', json: { prompt: 'a haiku about frost' }, price: 30 },
};
const each = Object.entries(WAYS).map(([name, way]) => [name, way] as const);

const itemSchema = z.looseObject({ id: z.string(), seed: z.number(), maskUrl: z.string().nullish() });
const pressSchema = itemSchema.extend({ others: z.array(itemSchema).default([]) });

async function start(way: (typeof each)[number][1], options: Readonly<Record<string, number | Part>> = {}) {
  const headers = { cookie: `sid=${user.token.toString('base64url')}` };
  const inForm = Object.entries(options).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);
  const response = await ('form' in way
    ? gateway.request(way.path, {
        method: 'POST',
        headers,
        body: formOf({ ...way.form, ...Object.fromEntries(inForm) }),
      })
    : gateway.post(way.path, { ...way.json, ...options }, { headers }));
  const body: unknown = await response.json();
  return { status: response.status, body, balance: await balanceOf(sql, user.id) };
}

async function press(...call: Parameters<typeof start>) {
  const { others, ...first } = pressSchema.parse((await start(...call)).body);
  return [first, ...others];
}

describe('results of one press', () => {
  it.each(each)('are as many as are asked for, each with its price and seed: %s', async (_, way) => {
    const { status, body, balance } = await start(way, { count: RESULTS_MAX });

    expect([status, balance]).toEqual([202, 500 - RESULTS_MAX * way.price]);
    const { others, ...first } = pressSchema.parse(body);
    expect(new Set([first, ...others].map(({ seed }) => seed)).size).toBe(RESULTS_MAX);
    expect(others.map(({ batchId }) => batchId)).toEqual([first.id, first.id, first.id]);
  });

  it.each(each)('are four at most: %s', async (_, way) => {
    expect(await start(way, { count: RESULTS_MAX + 1 })).toMatchObject({ status: 400, balance: 500 });
  });

  it('have one mask, which is stored until the last of them is deleted', async () => {
    const hole = { width: 320, height: 480, channels: 4, background: '#000' } as const;
    const mask = await sharp({ create: { width: 640, height: 480, channels: 4, background: '#fff' } })
      .composite([{ input: { create: hole }, blend: 'dest-out', left: 0, top: 0 }])
      .png()
      .toBuffer();
    const items = await press(WAYS.edit, { count: 2, mask });
    const [first, second] = items.map(({ id }) => id);
    expect(new Set(items.map(({ maskUrl }) => maskUrl)).size).toBe(1);
    const headers = { cookie: `sid=${user.token.toString('base64url')}` };
    const run = async (command: string, id: string | undefined) =>
      gateway.post('/api/library/commands', { command, ids: [id] }, { headers });
    const seen = async () => (await gateway.request(items[0]?.maskUrl ?? '', { headers })).status;

    for (const [id, status] of [
      [first, 200],
      [second, 404],
    ] as const) {
      await gateway.post(`/api/generations/${id}/cancel`, {}, { headers });
      await run('remove', id);
      await run('purge', id);
      expect(await seen()).toBe(status);
    }
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});

describe('a seed of their own', () => {
  beforeEach(() => admin`update app_user set plan = 'creator' where id = ${user.id}`);

  it.each(each)('is that of the first, and the next ones follow: %s', async (_, way) => {
    expect((await press(way, { seed: 7, count: 2 })).map(({ seed }) => seed)).toEqual([7, 8]);
  });

  it.each(each)('is refused without Creator+, and nothing is charged: %s', async (_, way) => {
    await admin`update app_user set plan = 'pro' where id = ${user.id}`;
    expect(await start(way, { seed: 7 })).toMatchObject({ status: 403, balance: 500 });
  });

  it.each(each)('is refused by an engine that has none, and nothing is charged: %s', async (_, way) => {
    supports = { ...ABLE, seed: false };
    const { status, body, balance } = await start(way, { seed: 7 });
    expect([status, balance]).toEqual([400, 500]);
    expect(body).toMatchObject({ message: expect.stringContaining('has no seeds') });
  });

  it.each(each)('is known to the worker, which makes it with that: %s', async (name, way) => {
    const seeds = new Map<string, number>();
    const submit = async (job: { seed: number }, { idempotencyKey }: { idempotencyKey: string }) => {
      seeds.set(idempotencyKey, job.seed);
      throw new Error('made elsewhere');
    };
    const kind = name.startsWith('video') ? 'video' : name;
    const fake = { ...createFakeProvider(submit), kinds: [kind] };
    const [item] = await press(way, { seed: 7 });
    await startWorker(createFakeProvider(), { providers: { [kind]: fake }, storage });
    await expect.poll(() => seeds.get(item?.id ?? '')).toBe(7);
  });
});

it.each(['edit', 'video', 'music', 'text'] as const)('an item says its seed: %s', async (kind) => {
  const { body } = await start(WAYS[kind]);
  expect(ITEM_SCHEMAS[kind].strict().parse(body).seed).toEqual(expect.any(Number));
});
