import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import {
  EDIT_FIELDS as FIELDS,
  formOf,
  type Part,
  sendEdit,
} from '../../../test/generations/uploads/edit-client.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { bomb, photo, photoOfSize } from '../../../test/generations/uploads/pictures.ts';
import { hashRandomToken } from '../../identity/auth/random-token.ts';

const { sql, admin } = await createTestDatabase();
const storage = createBucketStorage();
const gateway = createTestGateway(sql, {}, { storage, providers: { edit: createFakeProvider() } });
// Other tests receive uploads at the same time.
const home = await mkdtemp(join(tmpdir(), 'refusals-'));
vi.stubEnv('TMPDIR', home);
afterAll(async () => {
  gateway.stop();
  await rm(home, { recursive: true });
});
beforeEach(() => storage.files.clear());

const TEN_MEGABYTES = 10 * 1024 * 1024;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj');
const SVG = Buffer.from(
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
);

/** No file, no job, no credit, nothing in the folder for temporary files. */
async function expectNoTrace(user: TestUser): Promise<void> {
  expect(storage.files.size).toBe(0);
  const [row] = await sql<
    [{ count: number }]
  >`select count(*)::int from generation where user_id = ${user.id}`;
  expect(row.count).toBe(0);
  expect(await balanceOf(sql, user.id)).toBe(500);
  expect(await readdir(home)).toEqual([]);
}

describe('an upload that cannot even be read', () => {
  it.each([257, 5000])('is refused as such when its boundary has %i characters', async (length) => {
    const user = await createUser(sql);
    const body = new Blob(['x']).stream();
    const response = await sendEdit(gateway, user, body, {
      'content-type': `multipart/form-data; boundary=${'b'.repeat(length)}`,
    });
    expect(response.status).toBe(400);
    await expectNoTrace(user);
  });
});

describe('uploads at the same time', () => {
  it('are counted by user: signing in again buys no more of them', async () => {
    const user = await createUser(sql);
    const sessions = [user, await signInAgain(user)];
    const open: ReadableStreamDefaultController<Uint8Array>[] = [];
    const endless = () =>
      new ReadableStream<Uint8Array>({ start: (controller) => void open.push(controller) });
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const pending = [0, 1, 0, 1].map((n) => sendEdit(gateway, sessions[n] ?? user, endless(), type));
    await expect.poll(() => open.length).toBe(4);
    // All four are being received once each has a folder.
    await expect.poll(async () => (await readdir(home)).length).toBe(4);

    const fifth = await sendEdit(gateway, sessions[1] ?? user, formOf(FIELDS), {});

    open.forEach((controller) => controller.error(new Error('given up')));
    await Promise.allSettled(pending);
    expect(fifth.status).toBe(429);
  });
});

async function signInAgain(user: TestUser): Promise<TestUser> {
  const token = randomBytes(32);
  const tokenHash = hashRandomToken(token.toString('base64url'));
  await admin`
    insert into session select ${tokenHash}, user_id, created_at, last_seen_at, idle_until, expires_at
    from session where token_hash = ${user.tokenHash}`;
  return { ...user, token, tokenHash };
}

describe('what is refused leaves nothing behind', () => {
  const cases: Array<[string, () => Promise<Record<string, Part>>, number, string]> = [
    ['[5.upload.type] a PDF called photo.png', async () => ({ image: PDF }), 415, 'File type not supported'],
    [
      '[5.upload.type] an SVG, which could fetch files',
      async () => ({ image: SVG }),
      415,
      'File type not supported',
    ],
    [
      '[5.upload.type] a GIF',
      async () => ({
        image: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      }),
      415,
      'File type not supported',
    ],
    [
      '[5.upload.other] a picture of 225 megapixels in 28 kB',
      async () => ({ image: bomb(15_000) }),
      400,
      'The picture has more than 50 megapixels. Make it smaller, and choose it again.',
    ],
    [
      '[5.upload.other] a picture of a little more than 50 megapixels',
      async () => ({ image: bomb(7095) }),
      400,
      'The picture has more than 50 megapixels. Make it smaller, and choose it again.',
    ],
    [
      '[5.upload.other] a picture that ends in its middle',
      async () => ({ image: (await photo('jpeg')).subarray(0, 4000) }),
      400,
      'File upload failed',
    ],
    [
      '[5.upload.other] the first bytes of a PNG and then something else',
      async () => ({ image: Buffer.concat([(await photo('png')).subarray(0, 8), PDF]) }),
      400,
      'File upload failed',
    ],
    ['[5.edit.image] no image', async () => ({}), 400, 'Please upload an image first'],
    [
      '[5.edit.image] an empty file',
      async () => ({ image: Buffer.alloc(0) }),
      400,
      'Please upload an image first',
    ],
    [
      '[5.edit.prompt] no description',
      async () => ({ image: await photo('jpeg'), prompt: '  ' }),
      400,
      'Please describe the changes you want to make',
    ],
    [
      'a good image with a bad reference',
      async () => ({ image: await photo('jpeg'), secondImage: PDF, editType: 'background_change' }),
      415,
      'File type not supported',
    ],
    [
      'a file in a field that takes none',
      async () => ({ image: await photo('jpeg'), avatar: PDF }),
      400,
      'File upload failed',
    ],
  ];

  it.each(cases)('%s', async (_, parts, status, message) => {
    const user = await createUser(sql);
    const response = await sendEdit(gateway, user, formOf({ ...FIELDS, ...(await parts()) }));
    expect(response).toMatchObject({ status, body: { message } });
    await expectNoTrace(user);
  });

  it.each([
    { strength: '-1' },
    { strength: '101' },
    { strength: 'much' },
    { editType: 'erase' },
    { userId: 'x' },
  ])('a good image with %j', async (field) => {
    const user = await createUser(sql);
    const response = await sendEdit(
      gateway,
      user,
      formOf({ image: await photo('jpeg'), ...FIELDS, ...field }),
    );
    expect(response.status).toBe(400);
    await expectNoTrace(user);
  });

  it('[5.upload.size] one byte more than 10 MB, and takes exactly 10 MB', async () => {
    const user = await createUser(sql);
    const response = await sendEdit(
      gateway,
      user,
      formOf({ image: await photoOfSize(TEN_MEGABYTES + 1), ...FIELDS }),
    );
    expect(response).toMatchObject({
      status: 413,
      body: { message: 'File is too large. Maximum size is 10MB', fields: { image: expect.any(String) } },
    });
    await expectNoTrace(user);

    const taken = await sendEdit(
      gateway,
      user,
      formOf({ image: await photoOfSize(TEN_MEGABYTES), ...FIELDS }),
    );
    expect(taken.status).toBe(202);
  });

  it('[5.upload.size] a body without a length and without an end, after what two files may have', async () => {
    const user = await createUser(sql);
    let sentBytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
        const chunk = sentBytes === 0 ? Buffer.from(head) : Buffer.alloc(256 * 1024);
        sentBytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const response = await sendEdit(gateway, user, endless, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(response).toMatchObject({
      status: 413,
      body: { message: 'File is too large. Maximum size is 10MB' },
    });
    expect(sentBytes).toBeLessThan(64 * 1024 * 1024);
    await expectNoTrace(user);
  });

  it('a form that ends in its middle', async () => {
    const user = await createUser(sql);
    const body = new Blob([
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
    ]).stream();
    const response = await sendEdit(gateway, user, body, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(response).toMatchObject({ status: 400, body: { message: 'File upload failed' } });
    await expectNoTrace(user);
  });

  it('an upload of a user who cannot pay', async () => {
    const user = await createUser(sql, { credits: 5 });
    const response = await sendEdit(gateway, user, formOf({ image: await photo('jpeg'), ...FIELDS }));
    expect(response.status).toBe(402);
    expect(storage.files.size).toBe(0);
  });

  it('an upload of a visitor, unread', async () => {
    let isRead = false;
    const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 });
    const response = await sendEdit(gateway, null, body, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(response.status).toBe(401);
    expect(isRead).toBe(false);
    expect(storage.files.size).toBe(0);
  });
});
