import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublicPage } from '@aic/contract';
import { PUBLIC_PAGE } from '@aic/contract/public-page';
import { generationSchema, schemaOf } from '@aic/contract/schemas';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { fileOf, finishItem } from '../../../test/generations/finished-item.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';

const { sql, admin } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'public-page-'));
const storage = createDiskStorage(root);
const gateway = createTestGateway(sql, {}, { storage });
afterAll(async () => {
  gateway.stop();
  await rm(root, { recursive: true });
});

let users = 0;
let owner: TestUser;
let handle: string;
beforeEach(async () => {
  users += 1;
  handle = `owner-${users}`;
  owner = await createUser(sql);
  await admin`update app_user set handle = ${handle}, public_profile = true where id = ${owner.id}`;
});

const cookieOf = ({ token }: TestUser) => `sid=${token.toString('base64url')}`;

function setPublished(id: string, isPublished: boolean, whom: TestUser | null = owner) {
  const headers = whom ? { cookie: cookieOf(whom) } : {};
  return gateway.request(`/api/generations/${id}/publication`, {
    method: isPublished ? 'PUT' : 'DELETE',
    headers,
  });
}

const view = (whose = handle, query = '') => gateway.request(`/api/users/${whose}${query}`);

async function page(whose = handle, query = ''): Promise<PublicPage> {
  const response = await view(whose, query);
  expect(response.status).toBe(200);
  return schemaOf(PUBLIC_PAGE)
    .strict()
    .parse(await response.json());
}

describe('GET /api/users/{handle}', () => {
  it('shows everybody what the user says of themselves, and nothing else', async () => {
    await admin`
      update app_user set display_name = 'Ada', bio = 'Engines.', location = 'London', website = 'https://example.com',
        twitter_handle = 'ada' where id = ${owner.id}`;

    await expect(page()).resolves.toEqual({
      handle,
      displayName: 'Ada',
      bio: 'Engines.',
      location: 'London',
      website: 'https://example.com',
      twitterHandle: 'ada',
      items: [],
    });
  });

  it('takes a handle in any case', async () => {
    await expect(page(handle.toUpperCase())).resolves.toMatchObject({ handle });
  });

  it.each<[string, () => PromiseLike<unknown>]>([
    [
      'no user has the handle',
      () => admin`update app_user set handle = 'else' || handle where id = ${owner.id}`,
    ],
    ['the toggle is off', () => admin`update app_user set public_profile = false where id = ${owner.id}`],
    ['the user is blocked', () => admin`update app_user set blocked_at = now() where id = ${owner.id}`],
    [
      'the user has deleted the account',
      () => admin`update app_user set closes_at = now() + interval '1 day' where id = ${owner.id}`,
    ],
  ])('is not there when %s', async (_, change) => {
    await change();

    const response = await view();

    expect(response.status).toBe(404);
    await expect(response.json()).resolves.toMatchObject({
      code: 'not_found',
      message: 'There is no public page at this address.',
    });
  });

  it('shows published items of every kind, the newest first, with their results and not their sources', async () => {
    const upload = () => ({ ...fileOf('image/png'), width: 300, height: 200 });
    const [photo, still] = [upload(), upload()];
    const [image, edited, video, poster, audio] = Array.from({ length: 5 }, () => fileOf('image/png'));
    const ids = [
      await finishItem(sql, owner, { output: { image: image ?? '' } }),
      await finishItem(sql, owner, {
        kind: 'edit',
        request: { image: photo },
        output: { image: edited ?? '' },
      }),
      await finishItem(sql, owner, {
        kind: 'video',
        request: { duration: 4, aspectRatio: '16:9', image: still },
        output: { video: video ?? '', poster: poster ?? '', seconds: 7.8 },
      }),
      await finishItem(sql, owner, {
        kind: 'music',
        request: { duration: 30 },
        output: { audio: audio ?? '' },
      }),
      await finishItem(sql, owner, { kind: 'text', output: { text: 'Once.' } }),
    ];
    for (const id of ids) await setPublished(id, true);

    const { items } = await page();

    const media = (file?: { key: string }) => `/media/${file?.key}`;
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(items).toMatchObject([
      { kind: 'text', response: 'Once.', imageUrl: null, aspectRatio: null },
      // Its file was never measured.
      { kind: 'music', audioUrl: media(audio), duration: 30 },
      { kind: 'video', videoUrl: media(video), imageUrl: media(poster), duration: 8, aspectRatio: 16 / 9 },
      { kind: 'edit', imageUrl: media(edited), aspectRatio: 1.5 },
      { kind: 'image', imageUrl: media(image), aspectRatio: 1024 / 1792, prompt: 'a lighthouse at dusk' },
    ]);
    for (const { key } of [photo, still]) expect(JSON.stringify(items)).not.toContain(key);
  });

  it('gives 24 items at a time, each once, with the address of the next page', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 26; n += 1) {
      const id = await finishItem(sql, owner, { price: 1 });
      await setPublished(id, true);
      ids.unshift(id);
    }

    const first = await view();
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await gateway.request(next);

    const items = [...(await page()).items, ...schemaOf(PUBLIC_PAGE).parse(await second.json()).items];
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(second.headers.get('link')).toBeNull();
    expect((await view(handle, '?cursor=x')).status).toBe(400);
  });
});

describe('PUT and DELETE /api/generations/{id}/publication', () => {
  it('shows an item, and hides it again; a repeat changes nothing', async () => {
    const id = await finishItem(sql, owner);

    for (const _ of ['once', 'again']) {
      const shown = generationSchema.parse(await (await setPublished(id, true)).json());
      expect(shown).toMatchObject({ id, isPublished: true });
    }
    expect((await page()).items).toHaveLength(1);
    const events = await sql`select from event where user_id = ${owner.id} and payload ->> 'id' = ${id}`;
    await setPublished(id, true);
    expect(
      await sql`select from event where user_id = ${owner.id} and payload ->> 'id' = ${id}`,
    ).toHaveLength(events.length);

    await expect((await setPublished(id, false)).json()).resolves.toMatchObject({ isPublished: false });
    expect((await page()).items).toEqual([]);
  });

  it("lets no user publish or hide another user's item", async () => {
    const id = await finishItem(sql, owner);
    const stranger = await createUser(sql);

    expect((await setPublished(id, true, stranger)).status).toBe(404);
    expect((await setPublished(id, true, null)).status).toBe(401);
    expect((await page()).items).toEqual([]);
    await setPublished(id, true);
    expect((await setPublished(id, false, stranger)).status).toBe(404);
    expect((await page()).items).toHaveLength(1);
  });

  it('shows only what is finished', async () => {
    const response = await setPublished(await startGeneration(sql, owner), true);

    expect(response.status).toBe(409);
    await expect(response.json()).resolves.toMatchObject({ code: 'conflict' });
  });

  it('ends with the item', async () => {
    const id = await finishItem(sql, owner);
    await setPublished(id, true);

    await sql`select remove_generation(${owner.tokenHash}, ${id}, now())`;

    expect((await page()).items).toEqual([]);
    expect((await setPublished(id, true)).status).toBe(404);
  });
});

describe('the files of a published item', () => {
  async function publishEdit() {
    const [upload, edited] = [{ ...fileOf('image/png'), width: 3, height: 2 }, fileOf('image/png')];
    for (const { key } of [upload, edited]) await storage.put(key, Buffer.from('0123456789'), 'image/png');
    const id = await finishItem(sql, owner, {
      kind: 'edit',
      request: { image: upload },
      output: { image: edited },
    });
    return { id, upload: upload.key, edited: edited.key };
  }
  const open = async (key: string, whom: TestUser | null = null) =>
    (await gateway.request(`/media/${key}`, { headers: whom ? { cookie: cookieOf(whom) } : {} })).status;

  it('open for everybody while it is shown, and for its user alone before and after', async () => {
    const { id, edited } = await publishEdit();
    const stranger = await createUser(sql);
    expect([await open(edited), await open(edited, stranger)]).toEqual([401, 404]);

    await setPublished(id, true);
    expect([await open(edited), await open(edited, stranger), await open(edited, owner)]).toEqual([
      200, 200, 200,
    ]);
    await admin`update app_user set public_profile = false where id = ${owner.id}`;
    expect([await open(edited), await open(edited, stranger), await open(edited, owner)]).toEqual([
      401, 404, 200,
    ]);

    await admin`update app_user set public_profile = true where id = ${owner.id}`;
    await setPublished(id, false);
    expect([await open(edited), await open(edited, stranger), await open(edited, owner)]).toEqual([
      401, 404, 200,
    ]);
  });

  it('are closed at once when their user deletes the account', async () => {
    const { id, edited } = await publishEdit();
    await setPublished(id, true);
    await admin`update app_user set closes_at = now() + interval '1 day' where id = ${owner.id}`;

    expect([await open(edited), await open(edited, await createUser(sql))]).toEqual([401, 404]);
  });

  it('are asked for again each time, because they may be hidden', async () => {
    const { id, edited } = await publishEdit();
    await setPublished(id, true);

    const shown = await gateway.request(`/media/${edited}`);
    expect(shown.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('are its results: what it was made from stays private', async () => {
    const { id, upload } = await publishEdit();
    await setPublished(id, true);

    expect([await open(upload), await open(upload, owner)]).toEqual([401, 200]);
  });
});
