import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';
import { readCredentials } from '../../../test/storage/read-credentials.ts';
import { storeFile } from '../results/store-file.ts';
import { labelPicture } from './label-picture.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-labels-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir });
const { credentials, storage } = gateway.deps;
afterAll(async () => {
  gateway.stop();
  await credentials.close();
  await rm(dataDir, { recursive: true });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4060c0' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .png()
    .toBuffer();

let owner: TestUser;
let id: string;
beforeAll(async () => {
  owner = await createUser(sql);
  const made = {
    type: 'trainedAlgorithmicMedia',
    providerId: 'openai',
    model: 'm',
    isUpscaled: false,
  } as const;
  const file = { bytes: await plain(640, 480), mediaType: 'image/png', made, materials: [] };
  const bytes = (await credentials.sign(file)) ?? file.bytes;
  id = await finishItem(sql, owner, { output: { image: await storeFile(storage, bytes, 'image/png') } });
  await admin`update generation set provider = 'openai' where id = ${id}`;
});

const ask = (user: TestUser | null, item = id) =>
  gateway.request(`/api/generations/${item}/labelled?filename=fox.png`, {
    headers: user === null ? {} : { cookie: `sid=${user.token.toString('base64url')}` },
  });

it('comes as a file whose credentials say that it was labelled, and keep those of the picture', async () => {
  const response = await ask(owner);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('filename="fox.png"');
  const { state, actions, materials } = await readCredentials(
    new Uint8Array(await response.arrayBuffer()),
    'image/png',
  );
  expect(state).toBe('Valid');
  expect(actions).toMatchObject([
    { action: 'c2pa.opened' },
    { action: 'c2pa.edited', type: 'trainedAlgorithmicMedia', softwareAgent: { name: 'AI Creative' } },
  ]);
  expect(materials).toMatchObject([
    { relationship: 'parentOf', manifest: { actions: [{ softwareAgent: { name: 'openai' } }] } },
  ]);
});

it('is its owner’s alone, of a finished picture', async () => {
  const [other, film, running] = await Promise.all([
    createUser(sql),
    finishItem(sql, owner, { kind: 'video', output: { video: { key: 'a'.repeat(32) } } }),
    startGeneration(sql, owner),
  ]);
  const asked = await Promise.all([ask(null), ask(other), ask(owner, film), ask(owner, running)]);
  expect(asked.map(({ status }) => status)).toEqual([401, 404, 404, 404]);
});

it('is made one after another, because a large one takes much memory', async () => {
  const read = vi.spyOn(storage, 'read');
  const sign = vi.spyOn(credentials, 'sign');
  await Promise.all([ask(owner), ask(owner)]);

  const [, secondRead = 0] = read.mock.invocationCallOrder;
  expect(sign.mock.invocationCallOrder[0]).toBeLessThan(secondRead);
});

it('is refused to who asks for very many', async () => {
  await ask(owner);
  await admin`update rate_limit set count = 120 where key = ${`label:${owner.id}`}`;
  expect((await ask(owner)).status).toBe(429);
});

const pixelsOf = (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

it.each([
  [640, 480],
  [300, 1800],
  [2400, 200],
  [40, 40],
  [8, 8],
  [1, 1],
])('changes the lower left corner of a picture of %d × %d and nothing else', async (width, height) => {
  const png = await plain(width, height);
  const labelled = await labelPicture(png, 'Computer generated');
  const [before, after] = await Promise.all([pixelsOf(png), pixelsOf(labelled)]);

  expect(after.info).toMatchObject({ width, height });
  expect((await sharp(labelled).metadata()).xmp).toEqual((await sharp(png).metadata()).xmp);
  const changed = Array.from({ length: width * height }, (_, index) => index).filter(
    (index) => before.data[3 * index] !== after.data[3 * index],
  );
  expect(changed.length).toBeGreaterThan(0);
  expect(Math.min(...changed.map((index) => Math.floor(index / width)))).toBeGreaterThanOrEqual(
    Math.floor(height / 2),
  );
  const right = Math.max(...changed.map((index) => index % width));
  expect(right).toBeLessThan(width);
});
