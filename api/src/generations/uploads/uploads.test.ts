import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LibrarySummary } from '@aic/contract/library';
import type { UploadCommandName, Upload } from '@aic/contract/uploads';
import { UPLOADS_MAX } from '@aic/contract/uploads';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';
import { purgeItem } from '../../../test/generations/purge-item.ts';
import { EDIT_FIELDS, formOf, type Part, sendEdit } from '../../../test/generations/uploads/edit-client.ts';
import { photo } from '../../../test/generations/uploads/pictures.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { purgeUploads } from '../library/purge-uploads.ts';
import { storeFile } from '../results/store-file.ts';

const { sql, admin } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'uploads-'));
const storage = createDiskStorage(root);
const time = { now: new Date() };
const clock = { now: () => time.now };
const gateway = createTestGateway(sql, {}, { storage, clock, providers: { edit: createFakeProvider() } });
afterAll(async () => {
  gateway.stop();
  await rm(root, { recursive: true, force: true });
});

let user: TestUser;
beforeEach(async () => {
  await rm(root, { recursive: true, force: true });
  time.now = new Date();
  user = await createUser(sql, { credits: 100_000 });
});

const later = (minutes: number): void => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};

interface Asked<Body> {
  response: Response;
  status: number;
  body: Body;
}

async function ask<Body>(by: TestUser | null, path: string, json?: object): Promise<Asked<Body>> {
  const headers = {
    ...(by && { cookie: `sid=${by.token.toString('base64url')}` }),
    'content-type': 'application/json',
  };
  const sent = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
  const response = await gateway.request(path, { headers, ...sent });
  // Safe because only a test reads it, and fails.
  return { response, status: response.status, body: (await response.json().catch(() => null)) as Body };
}
const list = async (by = user, query = '') => (await ask<Upload[]>(by, `/api/uploads${query}`)).body;
const run = async (command: UploadCommandName, ids: readonly (string | undefined)[], by = user) =>
  (await ask<{ ids: string[] }>(by, '/api/uploads/commands', { command, ids })).body.ids;
const statusOf = async (url: string, by: TestUser | null = user) => (await ask(by, url)).status;

async function edit(parts: Record<string, Part>, by = user) {
  const { status, body } = await sendEdit(gateway, by, formOf({ ...EDIT_FIELDS, ...parts }));
  expect(status).toBe(202);
  return { id: body.id ?? '', before: body.originalImageUrl ?? '', reference: body.referenceImageUrl ?? '' };
}
const purge = () => purgeUploads({ sql, storage, clock, logger: pino({ level: 'silent' }) });
const endEdit = async (id: string): Promise<void> => {
  await sql`select cancel_generation(${user.tokenHash}, ${id}, ${time.now})`;
  const keys = await admin<[{ keys: string[] }]>`
    select run_library_command(${user.tokenHash}, 'remove', ${sql.json([id])}, null,
      '{"limit": 1000, "windowSeconds": 60}', ${time.now}) as removed,
    (run_library_command(${user.tokenHash}, 'purge', ${sql.json([id])}, null,
      '{"limit": 1000, "windowSeconds": 60}', ${time.now})) -> 'fileKeys' as keys`;
  await Promise.all(keys[0].keys.map((key) => storage.remove(key)));
};
async function filesInStore(): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.json')).length;
}

describe('a picture that is sent with a press', () => {
  it('is an upload of its user, with small pictures, and of no other', async () => {
    const other = await createUser(sql);
    await edit({ image: await photo('jpeg', 1200, 800) });

    const [upload] = await list();
    expect(upload).toMatchObject({ width: 1200, height: 800, createdAt: expect.any(String) });
    const { body } = await ask<Upload>(user, `/api/uploads/${upload?.id}`);
    expect(body).toEqual(upload);
    expect((await ask<LibrarySummary>(user, '/api/library/summary')).body.uploads).toBe(1);
    const { response } = await ask(user, upload?.thumbnails?.webp ?? '');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await statusOf(upload?.thumbnails?.avif ?? '')).toBe(200);

    expect(await list(other)).toEqual([]);
    for (const path of [`/api/uploads/${upload?.id}`, upload?.imageUrl, upload?.thumbnails?.webp]) {
      expect(await statusOf(path ?? '', other)).toBe(404);
    }
    expect(await run('remove', [upload?.id], other)).toEqual([]);
    expect((await ask(null, '/api/uploads')).status).toBe(401);
  });

  it('is one upload and one stored file, however often it is sent, also as what was stored of it', async () => {
    const image = await photo('png');
    const first = await edit({ image });
    const files = await filesInStore();
    const again = await edit({ image });
    const { key } = /(?<key>[0-9a-f]{32})$/.exec(first.before)?.groups ?? {};
    const stored = await buffer(await storage.read(key ?? ''));
    const [upload] = await list();
    // As it is handed over.
    const fromStudio = await edit({ image: stored, madeFrom: upload?.id ?? '' });

    expect(await list()).toHaveLength(1);
    expect([again.before, fromStudio.before]).toEqual([first.before, first.before]);
    expect(await filesInStore()).toBe(files);
    expect(files).toBe(3);
  });

  it('may stand in two fields of one form', async () => {
    const image = await photo('png');
    const { before, reference } = await edit({ image, secondImage: image, editType: 'background_change' });

    expect(reference).toBe(before);
    expect(await list()).toHaveLength(1);
    expect(await filesInStore()).toBe(3);
  });

  it('comes first in the list again when it is sent again, page by page', async () => {
    const pictures = await Promise.all([40, 41, 42].map((width) => photo('png', width)));
    for (const image of pictures) {
      await edit({ image });
      later(1);
    }
    await edit({ image: pictures[0] ?? '' });

    const first = await ask<Upload[]>(user, '/api/uploads?limit=2');
    expect(first.body.map(({ width }) => width)).toEqual([40, 42]);
    const next = /<([^>]+)>; rel="next"/.exec(first.response.headers.get('link') ?? '')?.[1] ?? '';
    const last = await ask<Upload[]>(user, next);
    expect(last.body.map(({ width }) => width)).toEqual([41]);
    expect(last.response.headers.get('link')).toBeNull();
    expect((await ask(user, '/api/uploads?cursor=x')).status).toBe(400);
  });

  it('is no upload where it came from an item: named by the form, or the very file of one', async () => {
    const own = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const item = await finishItem(sql, user, {
      output: { image: await storeFile(storage, own, 'image/png') },
    });

    await edit({ image: await photo('png', 31), madeFrom: item });
    await edit({ image: await photo('png', 32), secondImage: own, editType: 'background_change' });

    expect((await list()).map(({ width }) => width)).toEqual([32]);
  });

  it('is none where the press is refused', async () => {
    const form = formOf({ ...EDIT_FIELDS, image: await photo('png') });
    expect((await sendEdit(gateway, user, form, { 'x-quoted-price': '1' })).status).toBe(409);

    expect(await list()).toEqual([]);
    expect(await filesInStore()).toBe(0);
  });
});

describe('an upload that is removed', () => {
  it('is gone at once and can be taken back for five minutes; then it and its files are gone', async () => {
    const { id: made } = await edit({ image: await photo('png') });
    await endEdit(made);
    const [upload] = await list();
    expect(await run('remove', [upload?.id, upload?.id, crypto.randomUUID()])).toEqual([upload?.id]);
    expect(await list()).toEqual([]);
    expect((await ask<LibrarySummary>(user, '/api/library/summary')).body.uploads).toBe(0);
    expect(await statusOf(`/api/uploads/${upload?.id}`)).toBe(404);

    later(4.9);
    await purge();
    expect(await run('restore', [upload?.id])).toEqual([upload?.id]);
    expect(await list()).toEqual([upload]);

    await run('remove', [upload?.id]);
    later(5);
    await purge();
    expect(await run('restore', [upload?.id])).toEqual([]);
    expect(await filesInStore()).toBe(0);
  });

  it('leaves the edits that were made of it their "before"', async () => {
    const { id, before } = await edit({ image: await photo('png') });
    const [upload] = await list();
    await run('remove', [upload?.id]);
    later(6);
    await purge();

    expect(await statusOf(before)).toBe(200);
    expect(await statusOf(upload?.thumbnails?.webp ?? '')).toBe(404);
    await endEdit(id);
    expect(await filesInStore()).toBe(0);
  });

  it('is back when it is sent again', async () => {
    const image = await photo('png');
    await edit({ image });
    const [upload] = await list();
    await run('remove', [upload?.id]);
    await edit({ image });

    expect((await list()).map(({ id }) => id)).toEqual([upload?.id]);
  });

  it('takes a valid command only', async () => {
    const post = (json: object) => ask(user, '/api/uploads/commands', json);
    const ids = Array.from({ length: 501 }, () => crypto.randomUUID());
    expect((await post({ command: 'remove', ids })).status).toBe(400);
    expect((await post({ command: 'sell', ids: ids.slice(0, 1) })).status).toBe(400);
  });
});

it('outlives what was made of it: its file is there until both are gone', async () => {
  const image = await photo('png');
  const [one, two] = [await edit({ image }), await edit({ image })];
  await endEdit(one.id);
  await endEdit(two.id);
  const [upload] = await list();
  expect(await statusOf(upload?.imageUrl ?? '')).toBe(200);
  expect(await filesInStore()).toBe(3);

  await run('remove', [upload?.id]);
  later(5);
  await purge();
  expect(await statusOf(upload?.imageUrl ?? '')).toBe(404);
  expect(await filesInStore()).toBe(0);
});

it('keeps the file of an edit when another one of the same picture is purged', async () => {
  const image = await photo('png');
  const [one, two] = [await edit({ image }), await edit({ image })];
  const [upload] = await list();
  await run('remove', [upload?.id]);
  later(5);
  await purge();
  await endEdit(one.id);

  expect(await statusOf(two.before)).toBe(200);
  await endEdit(two.id);
  expect(await filesInStore()).toBe(0);
});

it('is one of 500 at most: with one more, the one goes that was not used for the longest time', async () => {
  await admin`
    insert into upload (user_id, digest, stored_digest, files, used_at, created_at)
    select ${user.id}, 'sent ' || n, 'stored ' || n, '{}', ${time.now}::timestamptz - n * interval '1 day', ${time.now}
    from generate_series(1, ${UPLOADS_MAX}) n`;
  await edit({ image: await photo('png') });

  const gone = await admin<{ digest: string }[]>`
    select digest from upload where user_id = ${user.id} and removed_at is not null`;
  expect(gone.map(({ digest }) => digest)).toEqual([`sent ${UPLOADS_MAX}`]);
});

it('is wanted by the sweep of files, and no longer once it and its items are gone', async () => {
  const { id, before } = await edit({ image: await photo('png') });
  const [upload] = await list();
  const keys = [before, upload?.thumbnails?.avif, upload?.thumbnails?.webp].map((url) => url?.slice(7) ?? '');
  const wanted = async () =>
    (await sql<{ key: string }[]>`select distinct wanted_keys(${sql.json(keys)}) as key`).length;
  expect(await wanted()).toBe(3);
  await sql`select cancel_generation(${user.tokenHash}, ${id}, ${time.now})`;
  await purgeItem(sql, user, id, time.now);
  expect(await wanted()).toBe(3);
  await run('remove', [upload?.id]);
  later(5);
  await purge();
  expect(await wanted()).toBe(0);
});
