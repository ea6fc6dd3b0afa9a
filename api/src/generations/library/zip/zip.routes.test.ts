import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../../test/gateway/factories.ts';
import { fileOf, finishItem, sentPicture } from '../../../../test/generations/finished-item.ts';
import { openLibrary } from '../../../../test/generations/library-gateway.ts';
import { readZip } from '../../../../test/identity/read-zip.ts';

const MB = 1_000_000;
/** Of each film; 300 of them are more than a process may hold. */
const FILM_BYTES = 2 * MB;
const ITEMS = 300;
/** What the gateway has opened, and how much of it was taken. */
const opened: Readable[] = [];
const taken = { bytes: 0 };

const db = await createTestDatabase();
const { sql, admin } = db;
const { gateway, run, storage, time } = await openLibrary(db, (disk) => ({
  ...disk,
  stat: async (key) => (await disk.stat(key)) ?? { etag: key, sizeBytes: FILM_BYTES, mediaType: 'video/mp4' },
  async read(key) {
    const stream = (await disk.stat(key)) ? await disk.read(key) : film();
    opened.push(stream);
    return stream;
  },
}));

/** A film that is made while it is read. */
function film(): Readable {
  return Readable.from(
    (async function* pieces() {
      for (let n = 0; n < FILM_BYTES; n += MB / 10) {
        taken.bytes += MB / 10;
        yield Buffer.alloc(MB / 10, 7);
      }
    })(),
    { objectMode: false },
  );
}

const newUser = () => createUser(sql, { now: time.now, credits: 10_000 });

/** As a page's form would be sent. */
function download(user: TestUser | null, ids: readonly string[], signal?: AbortSignal) {
  const headers = new Headers(user ? { cookie: `sid=${user.token.toString('base64url')}` } : {});
  const body = new URLSearchParams({ ids: ids.join(',') });
  return gateway.request('/api/library/zip', { method: 'POST', headers, body, ...(signal && { signal }) });
}

const entriesOf = async (response: Response) => readZip(new Uint8Array(await response.arrayBuffer()));

async function stored(mediaType: string, content: string) {
  const file = fileOf(mediaType);
  await storage.put(file.key, Buffer.from(content), mediaType);
  return file;
}

/** Items with a film each. */
async function manyFilms(user: TestUser): Promise<string[]> {
  const first = await finishItem(sql, user, {
    kind: 'video',
    output: { video: fileOf('video/mp4') },
    request: { duration: 4, aspectRatio: '1:1' },
    now: time.now,
  });
  await admin`
    insert into generation (user_id, kind, status, request, prompt, price, request_hash, provider, progress, run_at,
      queue_at, output, created_at, completed_at)
    select user_id, kind, status, request, prompt, 0, '', provider, progress, run_at, queue_at, output, created_at,
      completed_at
    from generation, generate_series(2, ${ITEMS}) where id = ${first}`;
  return (await admin<{ id: string }[]>`select id from generation where user_id = ${user.id}`).map(
    ({ id }) => id,
  );
}

describe('a zip of items', () => {
  it('holds their results under names of their prompts, each once, and how each was made', async () => {
    const user = await newUser();
    const image = { image: await stored('image/png', 'fox 1') };
    const ids = [
      await finishItem(sql, user, { prompt: 'A fox', output: image, now: time.now }),
      await finishItem(sql, user, {
        prompt: 'a FOX',
        output: { image: await stored('image/png', 'fox 2') },
        now: time.now,
      }),
      await finishItem(sql, user, {
        kind: 'music',
        prompt: '京都',
        request: { duration: 30 },
        output: { audio: await stored('audio/mpeg', 'track') },
        now: time.now,
      }),
      await finishItem(sql, user, {
        kind: 'text',
        prompt: 'a poem',
        output: { text: 'Roses are red' },
        now: time.now,
      }),
    ];

    const response = await download(user, [...ids, ids[0] ?? '']);

    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('filename="ai-creative-2030-01-01.zip"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const entries = await entriesOf(response);
    const { 'recipes.json': recipes, ...files } = Object.fromEntries(
      [...entries].map(([name, content]) => [name, content.toString()]),
    );
    expect(files).toEqual({
      'image-A-fox.png': 'fox 1',
      'image-a-FOX-2.png': 'fox 2',
      'music-京都.mp3': 'track',
      'text-a-poem.txt': 'Roses are red',
    });
    const told: unknown = JSON.parse(recipes ?? '');
    expect(told).toMatchObject([
      { file: 'image-A-fox.png', prompt: 'A fox', seed: 7, size: '1024x1792', credits: 20, provider: 'fake' },
      { file: 'image-a-FOX-2.png' },
      { file: 'music-京都.mp3', duration: 30, createdAt: time.now.toISOString() },
      { file: 'text-a-poem.txt' },
    ]);
    expect(recipes).not.toContain('/media/');
  });

  it('holds uploads as well, named by their day', async () => {
    const user = await newUser();
    for (const content of ['beach', 'town']) {
      const image = { ...sentPicture(), ...(await stored('image/png', content)) };
      await finishItem(sql, user, { request: { image }, now: time.now });
    }
    const uploads = await admin<
      { id: string }[]
    >`select id from upload where user_id = ${user.id} order by id`;

    const entries = await entriesOf(
      await download(
        user,
        uploads.map(({ id }) => id),
      ),
    );

    expect([...entries.keys()]).toEqual(['upload-2030-01-01.png', 'upload-2030-01-01-2.png', 'recipes.json']);
    expect(entries.get('upload-2030-01-01-2.png')?.toString()).toBe('town');
    const other = await newUser();
    expect((await download(other, [uploads[0]?.id ?? ''])).status).toBe(404);
  });

  it('leaves out what is not finished, not the caller’s, in the bin or purged; of nothing at all there is none', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const mine = await finishItem(sql, user, {
      prompt: 'mine',
      output: { image: await stored('image/png', 'x') },
      now: time.now,
    });
    const purged = await finishItem(sql, user, { prompt: 'purged', now: time.now });
    await run(user, 'remove', [purged]);
    await run(user, 'purge', [purged]);
    const binned = await finishItem(sql, user, { prompt: 'binned', now: time.now });
    await run(user, 'remove', [binned]);
    const theirs = await finishItem(sql, other, { prompt: 'theirs', now: time.now });
    const waiting = await startGeneration(sql, user, { now: time.now });
    const others = [theirs, purged, binned, waiting, crypto.randomUUID()];

    const entries = await entriesOf(await download(user, [...others, mine]));
    expect([...entries.keys()]).toEqual(['image-mine.png', 'recipes.json']);
    expect((await download(user, others)).status).toBe(404);
    expect((await download(null, [mine])).status).toBe(401);
    expect((await download(user, ['x'])).status).toBe(400);
    expect(
      (
        await download(
          user,
          Array.from({ length: 1001 }, () => mine),
        )
      ).status,
    ).toBe(400);
  });

  it('of 300 films reads no further than its reader, and leaves nothing open when the reader goes', async () => {
    const user = await newUser();
    const ids = await manyFilms(user);
    taken.bytes = 0;
    opened.length = 0;
    const leaves = new AbortController();

    const reader = (await download(user, ids, leaves.signal)).body?.getReader();
    let read = 0;
    while (read < 20 * MB) read += (await reader?.read())?.value?.length ?? 20 * MB;
    for (let n = 0; n < 100; n += 1) await turn();

    // It holds a few pieces, wherever it is among 600 MB.
    expect(taken.bytes - read).toBeLessThan(5 * MB);
    expect(opened.filter((stream) => !stream.destroyed).length).toBeLessThanOrEqual(1);
    expect((await download(user, ids)).status).toBe(429);

    leaves.abort();
    await reader?.cancel().catch(() => undefined);
    await vi.waitFor(() => expect(opened.every((stream) => stream.destroyed)).toBe(true));
    const before = taken.bytes;
    for (let n = 0; n < 100; n += 1) await turn();
    expect(taken.bytes).toBe(before);
    // The user's one place is free again.
    const again = await download(user, ids.slice(0, 1));
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it('numbers films of one prompt, and is whole to who reads it to its end', async () => {
    const user = await newUser();
    const ids = await manyFilms(user);
    const response = await download(user, ids.slice(0, 3));
    const entries = await entriesOf(response);
    expect([...entries].map(([name, content]) => [name, content.length])).toEqual([
      ['video-a-lighthouse-at-dusk.mp4', FILM_BYTES],
      ['video-a-lighthouse-at-dusk-2.mp4', FILM_BYTES],
      ['video-a-lighthouse-at-dusk-3.mp4', FILM_BYTES],
      ['recipes.json', expect.any(Number)],
    ]);
  });
});
