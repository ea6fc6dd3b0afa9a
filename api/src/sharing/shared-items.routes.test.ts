import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, type TestUser } from '../../test/gateway/factories.ts';
import { fileOf, finishItem } from '../../test/generations/finished-item.ts';
import { openLibrary } from '../../test/generations/library-gateway.ts';
import { shareItem } from '../../test/generations/share-item.ts';

const database = await createTestDatabase();
const { sql, admin } = database;
const { gateway, ask, time, run, storage } = await openLibrary(database);
const NOW = new Date('2030-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

let owner: TestUser;
beforeEach(async () => {
  time.now = NOW;
  owner = await createUser(sql, { now: NOW });
});

const get = (path: string, headers = {}) => gateway.request(path, { headers });

async function storedFile(mediaType: string, content: string) {
  const file = { ...fileOf(mediaType), sizeBytes: content.length };
  await storage.put(file.key, Buffer.from(content), mediaType);
  return file;
}

/** A finished picture with a file and the picture that it was made from. */
async function insertPicture() {
  const image = { ...(await storedFile('image/png', '0123456789')), width: 640, height: 480 };
  const source = await storedFile('image/png', 'the source');
  const id = await finishItem(sql, owner, {
    now: NOW,
    prompt: 'a <b>fox</b>',
    request: { reference: source },
    output: { image },
  });
  return { id, image, source };
}

/** All that a response tells: the request's own id is left out. */
async function told(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return { status: response.status, headers, body: await response.text() };
}

describe('an address that shows nothing', () => {
  const ENDS: Readonly<Record<string, (id: string) => PromiseLike<unknown>>> = {
    'is switched off': (id) => ask(owner, 'DELETE', `/api/generations/${id}/share`),
    'has expired': async (id) => {
      await shareItem(gateway, owner, id, { expiresAt: new Date(NOW.getTime() + HOUR_MS).toISOString() });
      time.now = new Date(NOW.getTime() + HOUR_MS);
    },
    'is of an item in the bin': (id) => run(owner, 'remove', [id]),
    'is of an item that is only marked as removed': (id) =>
      admin`update generation set removed_at = ${NOW} where id = ${id}`,
    'is of a purged item': async (id) => {
      await run(owner, 'remove', [id]);
      await run(owner, 'purge', [id]);
    },
    'is of an item that is only marked as purged': (id) =>
      admin`update generation set purged_at = ${NOW} where id = ${id}`,
    'is of a dismissed item': (id) => admin`update generation set dismissed_at = ${NOW} where id = ${id}`,
    'is of a blocked user': () => admin`update app_user set blocked_at = ${NOW} where id = ${owner.id}`,
    'is of an account that is being deleted': () =>
      admin`update app_user set closes_at = ${NOW} where id = ${owner.id}`,
  };

  it.each(Object.entries(ENDS))('answers as if it had never been when it %s', async (_, end) => {
    const { id } = await insertPicture();
    const { path } = await shareItem(gateway, owner, id, { withRecipe: true });
    for (const part of ['', '/media', '/picture']) expect((await get(path + part)).status).toBe(200);
    const never = await told(await get(`/s/${randomBytes(32).toString('base64url')}`));
    expect(never.status).toBe(404);

    await end(id);

    for (const part of ['', '/media', '/picture', '?report=sent']) {
      expect(await told(await get(path + part))).toEqual(never);
    }
    const report = { method: 'POST', body: new URLSearchParams({ reason: 'spam' }) };
    expect(await told(await gateway.request(`${path}/report`, report))).toEqual(never);
  });

  it.each(['x', 'A'.repeat(44), '%00', 'a/b/c', '..%2f', 'A'.repeat(42) + '='])(
    'answers the same where it is malformed: %s',
    async (token) => {
      const never = await told(await get(`/s/${randomBytes(32).toString('base64url')}`));
      for (const part of ['', '/media', '/picture', '/else']) {
        expect(await told(await get(`/s/${token}${part}`))).toEqual(never);
      }
    },
  );

  it('costs the same two statements, whether or not there has ever been a link', async () => {
    const { id } = await insertPicture();
    const { path } = await shareItem(gateway, owner, id);
    await run(owner, 'remove', [id]);
    const statements: string[] = [];
    const { debug } = sql.options;
    sql.options.debug = (_, query) => void statements.push(query);
    const counted = async (address: string) => {
      statements.length = 0;
      await get(address);
      return [...statements];
    };
    const never = await counted(`/s/${randomBytes(32).toString('base64url')}`);
    expect(never).toHaveLength(2);
    expect(await counted(path)).toEqual(never);
    expect(await counted('/s/x')).toEqual(never);
    sql.options.debug = debug;
  });
});

describe('GET /s/{token}', () => {
  const og = (page: string, name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)" />`).exec(page)?.[1];

  it('shows the result and hides prompt and recipe until its owner shows them', async () => {
    const { id } = await insertPicture();
    const { path } = await shareItem(gateway, owner, id);

    const hidden = await (await get(path)).text();
    expect(hidden).toContain(`src="${path}/media"`);
    for (const secret of ['fox', 'vivid', 'Seed', owner.email, owner.id, id]) {
      expect(hidden).not.toContain(secret);
    }

    await shareItem(gateway, owner, id, { withRecipe: true });
    const shown = await (await get(path)).text();
    expect(shown).toContain('a &lt;b&gt;fox&lt;/b&gt;');
    for (const fact of ['640 × 480', 'Vivid', '<dt>Seed</dt>', '<dd>7</dd>']) expect(shown).toContain(fact);
    for (const secret of [owner.email, owner.id, id]) expect(shown).not.toContain(secret);
    const [, href = ''] = /href="([^"]*)"\s*>Use this prompt/.exec(shown) ?? [];
    const returnTo = new URL(href.replaceAll('&amp;', '&'), 'https://x.invalid').searchParams.get('returnTo');
    expect(returnTo).toBe('/?words=a+%3Cb%3Efox%3C%2Fb%3E');
    expect(hidden).not.toContain('Use this prompt');
  });

  it('keeps its address to those who have it, and runs nothing', async () => {
    const { id } = await insertPicture();
    const { path } = await shareItem(gateway, owner, id);
    const response = await get(path);
    const page = await response.text();

    expect(Object.fromEntries(response.headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; img-src 'self'/),
    });
    expect(page).toContain('<meta name="robots" content="noindex" />');
    const style = /<style>([^<]*)</.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).not.toContain('script-src');
    expect((await get(`${path}/media`)).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('says in chats what it is, with a picture of its own and its size', async () => {
    const { id } = await insertPicture();
    const { path, url } = await shareItem(gateway, owner, id);
    const page = await (await get(path)).text();

    expect([og(page, 'type'), og(page, 'title'), og(page, 'image')]).toEqual([
      'website',
      'Image',
      `${url}/picture`,
    ]);
    expect([og(page, 'image:width'), og(page, 'image:height')]).toEqual(['640', '480']);
    expect((await get(`${path}/picture`)).headers.get('content-type')).toBe('image/png');
  });

  it('shows a track with its cover, of its words only where its owner shows them', async () => {
    const of = {
      kind: 'music',
      now: NOW,
      prompt: 'a sad waltz',
      request: { duration: 10, genre: 'jazz' },
    } as const;
    const id = await finishItem(sql, owner, {
      ...of,
      output: { audio: await storedFile('audio/mpeg', 'la') },
    });
    const { path, url } = await shareItem(gateway, owner, id);
    const page = await (await get(path)).text();
    expect([og(page, 'image'), og(page, 'image:width')]).toEqual([`${url}/picture`, '1200']);
    expect(page).toContain(`<img src="${path}/picture"`);
    const cover = async () => Buffer.from(await (await get(`${path}/picture`)).arrayBuffer());
    const plain = await cover();
    expect(await sharp(plain).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });

    await shareItem(gateway, owner, id, { withRecipe: true });

    expect((await cover()).equals(plain)).toBe(false);
  });

  it('shows a film with its poster, and loads nothing of it by itself', async () => {
    const video = await storedFile('video/mp4', 'the film');
    const poster = { ...(await storedFile('image/webp', 'the poster')), width: 1280, height: 720 };
    const id = await finishItem(sql, owner, {
      kind: 'video',
      now: NOW,
      request: { duration: 4, aspectRatio: '16:9' },
      output: { video, poster, seconds: 4 },
    });
    const { path } = await shareItem(gateway, owner, id);
    const page = await (await get(path)).text();

    expect(page).toContain(`poster="${path}/picture"`);
    expect(page).toMatch(/<video[^>]* preload="none"/);
    expect([og(page, 'type'), og(page, 'image:width'), og(page, 'image:height')]).toEqual([
      'video.other',
      '1280',
      '720',
    ]);
    expect(await (await get(`${path}/media`)).text()).toBe('the film');
    expect(await (await get(`${path}/picture`)).text()).toBe('the poster');
  });

  it('shows a text with the picture of the product', async () => {
    const request = { style: 'casual' };
    const output = { text: 'Once & again' };
    const id = await finishItem(sql, owner, { kind: 'text', now: NOW, request, output });
    const { path } = await shareItem(gateway, owner, id);
    const page = await (await get(path)).text();

    expect(page).toContain('Once &amp; again');
    expect(og(page, 'image')).toMatch(/\/social-picture\.png$/);
    expect([og(page, 'image:width'), og(page, 'image:height')]).toEqual(['1200', '630']);
    expect((await get(`${path}/picture`)).status).toBe(404);
  });

  it('shows a draft without its note that it is one, which stands beside it', async () => {
    const text = '> **Template draft.** Not written by an AI model.\n\nThe first frost at dawn';
    const request = { style: 'casual' };
    const id = await finishItem(sql, owner, { kind: 'text', now: NOW, request, output: { text } });
    await admin`update generation set provider = 'preview' where id = ${id}`;
    const page = await (await get((await shareItem(gateway, owner, id)).path)).text();

    expect(page).toContain('>The first frost at dawn</p>');
    expect(page).toContain('Made by the preview engine');
    expect(page).not.toContain('Template draft');
  });
});

describe('GET /s/{token}/media', () => {
  it('gives the file whole and in ranges, and only that of its item', async () => {
    const { id, image, source } = await insertPicture();
    const other = await insertPicture();
    const { path } = await shareItem(gateway, owner, id);

    expect(await (await get(`${path}/media`)).text()).toBe('0123456789');
    const part = await get(`${path}/media`, { range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    for (const key of [image.key, source.key, other.image.key]) {
      expect((await get(`/media/${key}`)).status, 'by its own address').toBe(401);
      expect((await get(`${path}/${key}`)).status).toBe(404);
      expect((await get(`${path}/media/${key}`)).status).toBe(404);
    }
  });

  it('gives no file of another item, whatever its output names', async () => {
    const { id } = await insertPicture();
    const other = await insertPicture();
    // Films, tracks, uploads, and pictures of before have such a row (docs/adr/0083-less-for-each-generation.md).
    await admin`
      insert into owned_file (user_id, key, generation_id, media_type, size_bytes)
      values (${owner.id}, ${other.image.key}, ${other.id}, 'image/png', 1)`;
    const { path } = await shareItem(gateway, owner, id);
    await admin`
      update generation set output = ${sql.json({ image: { ...other.image } })} where id = ${id}`;

    expect((await get(`${path}/media`)).status).toBe(404);
  });
});

it('limits what one network may ask for, before it is looked up', async () => {
  await admin`
    insert into rate_limit (key, count, window_ends_at)
    values ('shared:198.51.100.0/24', 1200, ${new Date(NOW.getTime() + HOUR_MS)})`;
  const { id } = await insertPicture();
  const { path } = await shareItem(gateway, owner, id);

  for (const address of [path, `${path}/media`, '/s/x']) {
    const response = await gateway.request(address, {}, '198.51.100.7');
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Too many requests');
  }
  expect((await get(path)).status).toBe(200);
});
