import type { ImageGeneration } from '@aic/contract';
import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { photo } from '../../../test/generations/uploads/pictures.ts';
import type { ProviderSupport } from '../providers/provider.ts';

const ABLE: ProviderSupport = { seed: true, cancel: true, referenceImage: true, strength: true };
const { sql, admin } = await createTestDatabase();
const storage = createBucketStorage();
let supports = ABLE;
const image = { ...createFakeProvider(), supports: () => supports };
const gateway = createTestGateway(sql, {}, { storage, providers: { image } });
afterAll(() => gateway.stop());
let user: TestUser;
beforeEach(async () => {
  supports = ABLE;
  user = await createUser(sql);
  await admin`update app_user set plan = 'creator' where id = ${user.id}`;
});

async function start(fields: Readonly<Record<string, string>>, picture: Buffer | null = null) {
  const form = new FormData();
  form.append('prompt', 'a lake');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const bytes = picture ?? (await photo('png'));
  if (bytes.length > 0) form.append('image', new Blob([new Uint8Array(bytes)]));
  const response = await gateway.request('/api/generate-from-image', {
    method: 'POST',
    headers: { cookie: `sid=${user.token.toString('base64url')}` },
    body: form,
  });
  return { status: response.status, body: await response.json(), balance: await balanceOf(sql, user.id) };
}

it('starts images that follow a picture, each priced, with its settings', async () => {
  const { status, body, balance } = await start({
    strength: '80',
    count: '2',
    seed: '2147483646',
    style: 'natural',
  });
  const item = ITEM_SCHEMAS.image.parse(body);

  expect([status, balance]).toEqual([202, 460]);
  expect(item).toMatchObject({ strength: 80, seed: 2_147_483_646, style: 'natural' });
  expect(body).toMatchObject({
    others: [{ seed: 2_147_483_647, referenceImageUrl: item.referenceImageUrl }],
  });
  const read = await gateway.request(item.referenceImageUrl ?? '', {
    headers: { cookie: `sid=${user.token.toString('base64url')}` },
  });
  expect([read.status, (await read.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
});

it('keeps the picture once among the uploads, whose file all its images name', async () => {
  const { body } = await start({ count: '3' });
  const { referenceImageUrl, others } = body as ImageGeneration & { others: ImageGeneration[] };

  const rows = await admin`select id from upload where user_id = ${user.id}`;
  expect(rows).toHaveLength(1);
  expect(others.map((item) => item.referenceImageUrl)).toEqual([referenceImageUrl, referenceImageUrl]);
});

it('says nothing of a strength that was not chosen', async () => {
  const { body } = await start({});
  expect(body).toMatchObject({ strength: null, referenceImageUrl: expect.stringMatching(/^\/media\//) });
});

it.each([
  ['no picture', {}, ABLE, Buffer.alloc(0), 400],
  ['what is no picture', {}, ABLE, Buffer.from('no picture'), 415],
  ['a strength out of its bounds', { strength: '101' }, ABLE, null, 400],
  ['an engine that follows none', {}, { seed: true, cancel: true }, null, 400],
  ['a strength where the engine has none', { strength: '50' }, { ...ABLE, strength: false }, null, 400],
] as const)(
  'refuses %s; nothing is charged and no file is left',
  async (_, fields, able, picture, status) => {
    supports = able;
    const before = storage.files.size;

    expect(await start(fields, picture)).toMatchObject({ status, balance: 500 });
    expect(storage.files.size).toBe(before);
  },
);
