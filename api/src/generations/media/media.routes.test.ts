import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import { purgeItem } from '../../../test/generations/purge-item.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';

const { sql, admin } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'media-routes-'));
const storage = createDiskStorage(root);
const gateway = createTestGateway(sql, {}, { storage });
afterAll(async () => {
  gateway.stop();
  await rm(root, { recursive: true });
});

const KEY = 'a1'.repeat(16);
const WEBP_KEY = 'b2'.repeat(16);
const BYTES = Buffer.from('0123456789');
let owner: TestUser;
let stranger: TestUser;
let etag = '';

beforeAll(async () => {
  owner = await createUser(sql);
  stranger = await createUser(sql);
  etag = `"${(await storage.put(KEY, BYTES, 'image/png')).etag}"`;
  await storage.put(WEBP_KEY, BYTES, 'image/webp');
  await insertItem(owner, [KEY, WEBP_KEY]);
});

/** A finished image with two files, ended as a worker ends it. Returns its id. */
async function insertItem(user: TestUser, [image, webp]: readonly [string, string]): Promise<string> {
  const id = await startGeneration(sql, user);
  const output = {
    image: { key: image, mediaType: 'image/png', sizeBytes: BYTES.length },
    webp: { key: webp, mediaType: 'image/webp', sizeBytes: BYTES.length },
    details: { model: 'x' },
  };
  await claimAny(sql, 1, { worker: 1, kinds: ['image'], leaseMs: 60_000, now: new Date() });
  await sql`
    select finish_generation(${user.id}, ${id}, 1, 'completed', null, null, ${sql.json(output)}, 'preview', now())`;
  return id;
}

function get(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  user: TestUser | null = owner,
  method = 'GET',
) {
  const cookie = user ? `sid=${user.token.toString('base64url')}` : '';
  return gateway.request(path, { method, headers: { cookie, ...headers } });
}

describe('GET /media/:key', () => {
  it('gives the owner the file, to be asked for again each time it is shown, and to run never', async () => {
    const response = await get(`/media/${KEY}`);

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      etag,
    });
    await expect(response.text()).resolves.toBe('0123456789');
  });

  it('answers 404 to other users, the same as for a key that never was, and 401 to a visitor', async () => {
    const [theirs, none] = [
      await get(`/media/${KEY}`, {}, stranger),
      await get(`/media/${'c3'.repeat(16)}`, {}, stranger),
    ];

    expect([theirs.status, none.status]).toEqual([404, 404]);
    const response = { code: 'not_found', message: 'This file does not exist, or it is not yours.' };
    await expect(theirs.json()).resolves.toEqual({ ...response, requestId: expect.any(String) });
    await expect(none.json()).resolves.toEqual({ ...response, requestId: expect.any(String) });
    expect((await get(`/media/${KEY}`, {}, null)).status).toBe(401);
  });

  it('serves the files of an item in the bin to its owner, and of a purged one not at all', async () => {
    const keys = ['d4'.repeat(16), 'e5'.repeat(16)] as const;
    await storage.put(keys[0], BYTES, 'image/png');
    const id = await insertItem(owner, keys);

    await sql`select remove_generation(${owner.tokenHash}, ${id}, now())`;
    expect((await get(`/media/${keys[0]}`)).status).toBe(200);

    await purgeItem(sql, owner, id);
    expect((await get(`/media/${keys[0]}`)).status).toBe(404);
  });

  it('looks at the stored files, not at what a request says', async () => {
    const [key, unlisted] = ['f6'.repeat(16), '07'.repeat(16)];
    await storage.put(unlisted, BYTES, 'image/png');
    const id = await insertItem(owner, [key, '18'.repeat(16)]);

    await admin`
      update generation set request = jsonb_set(request, '{image}', ${admin.json({ key: unlisted, mediaType: 'image/png' })})
      where id = ${id}`;

    expect((await get(`/media/${unlisted}`)).status).toBe(404);
  });

  it.each([
    '/media/',
    '/media/x',
    `/media/${KEY}/x`,
    `/media/${KEY.toUpperCase()}`,
    `/media/${KEY}.json`,
    `/media/..%2f${KEY}`,
    '/media/..%2f..%2fetc/passwd',
  ])('knows nothing at %s', async (path) => {
    const response = await get(path);

    expect(response.status).toBe(404);
    await expect(response.json()).resolves.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
  ])('answers the range %s with %i', async (range, status, text, contentRange) => {
    const response = await get(`/media/${KEY}`, { range });

    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    await expect(response.text()).resolves.toBe(text);
  });

  it('gives the whole file when the part was asked of another version', async () => {
    expect((await get(`/media/${KEY}`, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await get(`/media/${KEY}`, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  });

  it('answers 304 without a body to who has it, but only when it is theirs', async () => {
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await get(`/media/${KEY}`, { 'if-none-match': tag });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      await expect(response.text()).resolves.toBe('');
    }
    expect((await get(`/media/${KEY}`, { 'if-none-match': etag }, stranger)).status).toBe(404);
    expect((await get(`/media/${KEY}`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['signed out', (user: TestUser) => get('/api/logout', {}, user, 'POST')],
    ['signed out from elsewhere', (user: TestUser) => admin`delete from session where user_id = ${user.id}`],
    [
      'past its time',
      (user: TestUser) =>
        admin`update session set expires_at = now() - interval '1 second' where user_id = ${user.id}`,
    ],
  ])('shows nothing to a browser that has the file and was %s', async (_, end) => {
    const user = await createUser(sql);
    const key = randomBytes(16).toString('hex');
    const stored = await storage.put(key, BYTES, 'image/png');
    await insertItem(user, [key, randomBytes(16).toString('hex')]);
    const have = { 'if-none-match': `"${stored.etag}"` };
    // It has to ask, and the response says that what it has is the file.
    const first = await get(`/media/${key}`, have, user);
    expect([first.status, first.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);

    await end(user);

    for (const headers of [have, { range: 'bytes=0-1', 'if-range': have['if-none-match'] }, {}]) {
      const refused = await get(`/media/${key}`, headers, user);
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
    }
  });

  it('answers HEAD with the headers only', async () => {
    const response = await get(`/media/${KEY}`, { range: 'bytes=2-4' }, owner, 'HEAD');

    // Without its range, which HEAD does not have.
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('10');
    await expect(response.text()).resolves.toBe('');
  });
});

describe('GET /api/download', () => {
  const download = (url: string, filename = 'fox.png', user: TestUser | null = owner) =>
    get(`/api/download?url=${encodeURIComponent(url)}&filename=${encodeURIComponent(filename)}`, {}, user);

  it.each([`/media/${KEY}`, `http://localhost:3000/media/${KEY}`])(
    "[7.download] gives the caller's own file %s under the asked name",
    async (url) => {
      const response = await download(url, 'ai-image-Füchse.png');

      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-disposition': `attachment; filename="ai-image-F_chse.png"; filename*=UTF-8''ai-image-F%C3%BCchse.png`,
        'content-type': 'image/png',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      await expect(response.text()).resolves.toBe('0123456789');
    },
  );

  it('names a file by its real type', async () => {
    const response = await download(`/media/${WEBP_KEY}`, 'page.html');

    expect(response.headers.get('content-disposition')).toContain('filename="page.html.webp"');
  });

  it("gives no user another user's file", async () => {
    expect((await download(`/media/${KEY}`, 'x', stranger)).status).toBe(404);
    expect((await download(`/media/${KEY}`, 'x', null)).status).toBe(401);
  });

  it.each([
    'https://example.com/cat.png',
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://0177.0.0.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://127.1/',
    'http://0.0.0.0/',
    'http://localhost/',
    `http://localhost:3000@evil.example/media/${KEY}`,
    `http://user@localhost:3000/media/${KEY}`,
    `http://localhost:3000.evil.example/media/${KEY}`,
    `https://localhost:3000/media/${KEY}`,
    `//evil.example/media/${KEY}`,
    `/\\evil.example/media/${KEY}`,
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/html,x',
    'javascript:alert(1)',
    `/media/../media/${KEY}`,
    `/media/${KEY}?x=1`,
    `/media/${KEY}#x`,
    `/media/${KEY}\n`,
    ` /media/${KEY}`,
    '/api/auth/user',
    '',
  ])('refuses %j and fetches nothing', async (url) => {
    const fetched: unknown[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = (input) => {
      fetched.push(input);
      return Promise.reject(new Error('refused'));
    };
    const response = await download(url).finally(() => {
      globalThis.fetch = original;
    });

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({ code: 'invalid_request' });
    expect(fetched).toEqual([]);
  });

  it('[7.download] asks for the address', async () => {
    expect((await get('/api/download')).status).toBe(400);
  });
});
