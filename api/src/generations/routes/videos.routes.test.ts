import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { photo } from '../../../test/generations/uploads/pictures.ts';

const { sql, admin } = await createTestDatabase();
const storage = createBucketStorage();
const supports = { seed: true, cancel: true, cameraControl: true, imageToVideo: true };
const video = { ...createFakeProvider(), supports: () => supports };
const gateway = createTestGateway(sql, { JOBS_IN_FLIGHT_CREATOR: '1000' }, { storage, providers: { video } });
afterAll(() => gateway.stop());

const CAMERA = { motion: 2, direction: 'pan_left', speed: 5 };
const DIRECTIONS = ['none', 'pan_left', 'pan_right', 'tilt_up', 'tilt_down', 'zoom_in', 'zoom_out'];

async function createMember(change: 'pro' | 'creator' | 'admin'): Promise<TestUser> {
  const user = await createUser(sql);
  await (change === 'admin'
    ? admin`update app_user set is_admin = true where id = ${user.id}`
    : admin`update app_user set plan = ${change} where id = ${user.id}`);
  return user;
}

const cookieOf = (user: TestUser) => ({ cookie: `sid=${user.token.toString('base64url')}` });

async function fromText(user: TestUser, body: object, headers: Record<string, string> = {}) {
  const response = await gateway.post('/api/generate-video', body, {
    headers: { ...cookieOf(user), ...headers },
  });
  return { status: response.status, body: await response.json() };
}

async function fromImage(user: TestUser, parts: Readonly<Record<string, string | Buffer>>) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    form.append(name, typeof part === 'string' ? part : new Blob([new Uint8Array(part)]));
  }
  const response = await gateway.request('/api/generate-video-from-image', {
    method: 'POST',
    headers: cookieOf(user),
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

describe('POST /api/generate-video', () => {
  it('[9.video.options] takes 4 s in 16:9 without camera control when nothing else is said, for 20 credits', async () => {
    const user = await createUser(sql);
    const { status, body } = await fromText(user, { prompt: 'waves' });
    expect(status).toBe(202);
    expect(ITEM_SCHEMAS.video.strict().parse(body)).toMatchObject({
      duration: 4,
      aspectRatio: '16:9',
      cameraControl: null,
      credits: 20,
      sourceImageUrl: null,
    });
    expect(await balanceOf(sql, user.id)).toBe(480);
  });

  it('[9.video.options] takes each shape and direction, 2 to 10 s, motion -10 to 10, speed 1 to 10', async () => {
    const user = await createMember('admin');
    const good = [
      ...['16:9', '9:16', '1:1'].map((aspectRatio) => ({ aspectRatio })),
      ...DIRECTIONS.map((direction) => ({ cameraControl: { direction } })),
      ...[2, 10].map((duration) => ({ duration })),
      ...[-10, 10].map((motion) => ({ cameraControl: { motion } })),
      ...[1, 10].map((speed) => ({ cameraControl: { speed } })),
    ];
    for (const options of good) {
      expect((await fromText(user, { prompt: 'x', ...options })).status).toBe(202);
    }
  });

  it.each([
    { duration: 1 },
    { duration: 11 },
    { duration: 2.5 },
    { aspectRatio: '4:3' },
    { cameraControl: { motion: -11 } },
    { cameraControl: { motion: 11 } },
    { cameraControl: { direction: 'roll' } },
    { cameraControl: { speed: 0 } },
    { cameraControl: { speed: 11 } },
    { cameraControl: 'on' },
  ])('[9.video.options] refuses %j', async (options) => {
    const user = await createMember('pro');
    expect((await fromText(user, { prompt: 'x', ...options })).status).toBe(400);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('[5.video.prompt] refuses an empty prompt with "Please enter a video description"', async () => {
    const user = await createUser(sql);
    expect(await fromText(user, { prompt: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a video description' },
    });
  });
});

describe('camera control', () => {
  it('[6.role.camera] is refused to those without a plan, with 403 and the way to get it', async () => {
    const user = await createUser(sql);
    expect(await fromText(user, { prompt: 'x', cameraControl: CAMERA })).toMatchObject({
      status: 403,
      body: {
        code: 'forbidden',
        message: 'Camera control is part of Pro and Creator+. Upgrade your plan to use it.',
      },
    });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it.each(['pro', 'creator'] as const)('[6.role.camera] [9.cost] is for %s, at 30 credits', async (plan) => {
    const user = await createMember(plan);
    const { status, body } = await fromText(
      user,
      { prompt: 'x', cameraControl: CAMERA },
      { 'x-quoted-price': '30' },
    );
    expect(status).toBe(202);
    expect(body).toMatchObject({ credits: 30, cameraControl: CAMERA });
    expect(await balanceOf(sql, user.id)).toBe(470);
  });

  it('[9.video.options] moves nothing at speed 3 when only its presence is given', async () => {
    const user = await createMember('pro');
    expect(await fromText(user, { prompt: 'x', cameraControl: {} })).toMatchObject({
      status: 202,
      body: { cameraControl: { motion: 0, direction: 'none', speed: 3 } },
    });
  });

  it('[6.role.camera] is for admins, whose use is recorded and who never run out', async () => {
    const user = await createMember('admin');
    expect(await fromText(user, { prompt: 'x', cameraControl: CAMERA })).toMatchObject({
      status: 202,
      body: { credits: 30 },
    });
  });

  it('costs what the button says or nothing: 409 with the price when it said 20', async () => {
    const user = await createMember('pro');
    expect(
      await fromText(user, { prompt: 'x', cameraControl: CAMERA }, { 'x-quoted-price': '20' }),
    ).toMatchObject({ status: 409, body: { code: 'price_changed', price: 30 } });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});

describe('POST /api/generate-video-from-image', () => {
  it('[9.cost] takes an image without words for 20 credits and keeps it as the first frame', async () => {
    const user = await createUser(sql);
    const { status, body } = await fromImage(user, {
      image: await photo('jpeg'),
      duration: '2',
      aspectRatio: '1:1',
    });
    expect(status).toBe(202);
    const item = ITEM_SCHEMAS.video.strict().parse(body);
    expect(item).toMatchObject({ prompt: '', duration: 2, aspectRatio: '1:1', credits: 20 });
    expect(item.sourceImageUrl).toMatch(/^\/media\/[\da-f]{32}$/);
  });

  it('[5.video.image] refuses a form without an image with "Please upload an image first"', async () => {
    const user = await createUser(sql);
    expect(await fromImage(user, { prompt: 'slow zoom' })).toMatchObject({
      status: 400,
      body: { message: 'Please upload an image first' },
    });
  });

  it('reads camera control from its JSON, and refuses what is none', async () => {
    const user = await createMember('pro');
    const image = await photo('jpeg');
    expect(await fromImage(user, { image, cameraControl: JSON.stringify(CAMERA) })).toMatchObject({
      status: 202,
      body: { credits: 30, cameraControl: CAMERA },
    });
    expect((await fromImage(user, { image, cameraControl: '{' })).status).toBe(400);
  });
});

describe('what the engine in place cannot do', () => {
  const plain = createTestGateway(sql, {}, { storage, providers: { video: createFakeProvider() } });
  afterAll(() => plain.stop());

  it('is refused and not ignored: no user pays for a movement that will not come', async () => {
    const user = await createMember('pro');
    const response = await plain.post(
      '/api/generate-video',
      { prompt: 'x', cameraControl: CAMERA },
      { headers: cookieOf(user) },
    );
    expect(response.status).toBe(400);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('includes films from images, and leaves no upload behind', async () => {
    const user = await createUser(sql);
    storage.files.clear();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await photo('jpeg'))]));
    const response = await plain.request('/api/generate-video-from-image', {
      method: 'POST',
      headers: cookieOf(user),
      body: form,
    });
    expect(response.status).toBe(400);
    expect(storage.files.size).toBe(0);
  });
});
