import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';
import { startS3Server } from '../../../test/storage/s3-server.ts';
import { withDelivery } from '../../platform/storage/delivery.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { openBucket } from '../../platform/storage/open-bucket.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import type { MediaStore } from '../../platform/storage/storage.ts';

const { sql } = await createTestDatabase();
const server = await startS3Server();
const bucket = openBucket(server.settings);
const inBucket = createS3Storage(bucket);
const gateways = {
  presigned: open(withDelivery(inBucket, { delivery: 'presigned', linkSeconds: 2 }, bucket)),
  accel: open(withDelivery(inBucket, { delivery: 'x-accel', linkSeconds: 60 }, bucket)),
  disk: open(withDelivery(createDiskStorage('/nowhere'), { delivery: 'x-accel', linkSeconds: 60 }, null)),
  plain: open(inBucket),
};
afterAll(async () => {
  for (const gateway of Object.values(gateways)) gateway.stop();
  bucket.close();
  await server.stop();
});

function open(storage: MediaStore) {
  return createTestGateway(sql, {}, { storage });
}

const [FILM, PREVIEW] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
const FILM_BYTES = randomBytes(300_000);
const AS_PICTURE = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const AS_PLAYER = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'video' };
const AS_SCRIPT = { 'sec-fetch-mode': 'cors' };
let owner: TestUser;

beforeAll(async () => {
  owner = await createUser(sql, { credits: 1000 });
  await inBucket.put(FILM, FILM_BYTES, 'video/mp4');
  await inBucket.put(PREVIEW, Buffer.from('small'), 'image/webp');
  const file = (key: string, sizeBytes: number, mediaType: string) => ({ key, sizeBytes, mediaType });
  await finishItem(sql, owner, {
    kind: 'video',
    request: { duration: 4, aspectRatio: '1:1' },
    output: { video: file(FILM, FILM_BYTES.length, 'video/mp4'), poster: file(PREVIEW, 5, 'image/webp') },
    now: new Date(),
  });
});

function get(
  gateway: keyof typeof gateways,
  path: string,
  headers: Readonly<Record<string, string>> = AS_PICTURE,
  { user = owner, method = 'GET' }: { user?: TestUser | null; method?: string } = {},
) {
  const cookie = user ? `sid=${user.token.toString('base64url')}` : '';
  return gateways[gateway].request(path, { method, headers: { cookie, ...headers } });
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('MEDIA_DELIVERY=presigned', () => {
  it('sends the element of a picture to the bucket, with the type, and nothing keeps the address', async () => {
    const response = await get('presigned', `/media/${FILM}`);

    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const film = await fetch(response.headers.get('location') ?? '', { headers: { range: 'bytes=10-19' } });
    expect(film.status).toBe(206);
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect(await bytesOf(film)).toEqual(FILM_BYTES.subarray(10, 20));
  });

  it('sends a download there as well, under its name', async () => {
    const response = await get('presigned', `/api/download?url=/media/${FILM}&filename=Füchse`, {
      'sec-fetch-mode': 'navigate',
    });
    expect(response.status).toBe(302);
    const film = await fetch(response.headers.get('location') ?? '');
    expect(film.headers.get('content-disposition')).toMatch(/^attachment; .*F%C3%BCchse\.mp4$/);
  });

  it('opens the file for as long as the setting says, and no longer', async () => {
    const address = (await get('presigned', `/media/${FILM}`)).headers.get('location') ?? '';
    expect((await fetch(address)).status).toBe(200);
    await wait(3_100);
    expect((await fetch(address)).status).toBe(403);
  });

  it.each([
    ['to a player, which asks for parts as long as it plays', `/media/${FILM}`, AS_PLAYER],
    ['to a script, which reads bytes', `/media/${FILM}`, AS_SCRIPT],
    ['to who does not say what it is', `/media/${FILM}`, {}],
    ['what is small, so that its copy can be asked about', `/media/${PREVIEW}`, AS_PICTURE],
  ])('lets the gateway itself send %s', async (_, path, headers) => {
    const response = await get('presigned', path, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect((await bytesOf(response)).length).toBeGreaterThan(0);
  });

  it('gives no address to others, and none for HEAD', async () => {
    const stranger = await createUser(sql);
    expect((await get('presigned', `/media/${FILM}`, AS_PICTURE, { user: stranger })).status).toBe(404);
    expect((await get('presigned', `/media/${FILM}`, AS_PICTURE, { user: null })).status).toBe(401);
    expect((await get('presigned', `/media/${FILM}`, AS_PICTURE, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('MEDIA_DELIVERY=x-accel', () => {
  it('names the location of a file on disk to the proxy, with all headers and no body', async () => {
    // Of the disk the description alone is read; the proxy reads the file.
    const { storage } = gateways.disk.deps;
    storage.stat = inBucket.stat;

    const response = await get('disk', `/media/${FILM}`, {});

    expect(response.headers.get('x-accel-redirect')).toBe(`/internal-media/${FILM.slice(0, 2)}/${FILM}`);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await bytesOf(response)).toHaveLength(0);
  });

  it('names an address of the bucket that the proxy can open', async () => {
    const response = await get('accel', `/media/${PREVIEW}`, {});
    const path = response.headers.get('x-accel-redirect') ?? '';
    expect(path).toContain(`/internal-bucket/studio/${server.settings.prefix}media/`);
    const file = await fetch(`${server.settings.endpoint}${path.slice('/internal-bucket'.length)}`);
    expect(await file.text()).toBe('small');
  });

  it('answers itself to who has the file already', async () => {
    const etag = (await inBucket.stat(FILM))?.etag;
    const response = await get('accel', `/media/${FILM}`, { 'if-none-match': `"${etag}"` });
    expect([response.status, response.headers.get('x-accel-redirect')]).toEqual([304, null]);
  });
});

describe('a bucket behind the gateway', () => {
  it('answers ranges as a disk does', async () => {
    const response = await get('plain', `/media/${FILM}`, { range: 'bytes=5-9' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 5-9/${FILM_BYTES.length}`);
    expect(await bytesOf(response)).toEqual(FILM_BYTES.subarray(5, 10));
  });

  it('says that files cannot be reached while it is away, and stays in traffic for all else', async () => {
    const away = openBucket({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
    const gateway = createTestGateway(sql, {}, { storage: createS3Storage(away) });
    const cookie = `sid=${owner.token.toString('base64url')}`;
    const response = await gateway.request(`/media/${FILM}`, { headers: { cookie } });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    await expect(response.json()).resolves.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Nothing was charged'),
    });
    const ready = await gateway.request('/readyz');
    await expect(ready.json()).resolves.toEqual({ status: 'ready, but the storage does not answer' });
    expect(ready.status).toBe(200);
    gateway.stop();
    away.close();
  });
});
