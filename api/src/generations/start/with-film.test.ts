import { randomBytes, randomUUID } from 'node:crypto';
import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { fileOf, finishItem } from '../../../test/generations/finished-item.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { createResultStore } from '../results/result-store.ts';

const db = await createTestDatabase();
const { sql } = db;
const provider = createFakeProvider();
const gateway = createTestGateway(sql, {}, { providers: { video: provider } });
const startWorker = workersOf(db);
afterAll(() => gateway.stop());

const storage = createBucketStorage();
const FILM = await tinyFilm();
const TRACK = await tinyTrack(6, () => 0.5);

async function kept(bytes: Uint8Array, mediaType: string) {
  const key = randomBytes(16).toString('hex');
  await storage.put(key, bytes, mediaType);
  return { ...fileOf(mediaType), key, sizeBytes: bytes.byteLength };
}

const filmOf = async (user: TestUser) =>
  finishItem(sql, user, {
    kind: 'video',
    prompt: 'A dragon over a harbour',
    request: { duration: 4, aspectRatio: '9:16' },
    output: { video: await kept(FILM, 'video/mp4'), seconds: 4 },
  });
const trackOf = async (user: TestUser) =>
  finishItem(sql, user, { kind: 'music', price: 12, output: { audio: await kept(TRACK, 'audio/mpeg') } });

async function start(user: TestUser, body: object, at = gateway) {
  const response = await at.post(
    '/api/generate-video',
    { prompt: 'A dragon over a harbour', aspectRatio: '9:16', ...body },
    {
      headers: {
        cookie: `sid=${user.token.toString('base64url')}`,
        'idempotency-key': randomUUID(),
        'x-quoted-price': '0',
      },
    },
  );
  // Safe because the tests look at what they use.
  const item = (await response.json()) as { id: string; fields?: Record<string, string> };
  return { status: response.status, body: item };
}

it('puts a track under a film that stands: a new film, which costs nothing and asks no engine', async () => {
  const user = await createUser(sql);
  const [film, track] = [await filmOf(user), await trackOf(user)];
  const before = await balanceOf(sql, user.id);
  const providers = { video: provider };
  await startWorker(provider, { providers, storage, results: createResultStore({ storage }) });

  const { status, body } = await start(user, { film, track, madeFrom: film });

  expect(status).toBe(202);
  expect(body).toMatchObject({ credits: 0, trackId: track, aspectRatio: '9:16', madeFrom: { id: film } });
  await vi.waitFor(
    async () => expect(await readGeneration(sql, body.id)).toMatchObject({ status: 'completed' }),
    { timeout: 20_000, interval: 50 },
  );
  expect(provider.submissions).toBe(0);
  expect(await balanceOf(sql, user.id)).toBe(before);
  expect(await sql`select from vendor_request where generation_id = ${body.id}`).toHaveLength(0);
  const [row] = await sql<[{ key: string }]>`
    select output #>> '{video,key}' as key from generation where id = ${body.id}`;
  using input = new Input({
    formats: ALL_FORMATS,
    source: new BufferSource(storage.files.get(row.key) ?? new Uint8Array()),
  });
  expect(await (await input.getPrimaryAudioTrack())?.getCodec()).toBe('aac');
  using original = new Input({ formats: ALL_FORMATS, source: new BufferSource(FILM) });
  const seconds = async (one: Input) => (await one.getPrimaryVideoTrack())?.computeDuration();
  expect(await seconds(input)).toBeCloseTo((await seconds(original)) ?? 0, 1);
});

it('refuses what is no finished film of the caller, and a film without a track', async () => {
  const [user, other] = [await createUser(sql), await createUser(sql)];
  const track = await trackOf(user);

  const removed = await filmOf(user);
  await sql`select remove_generation(${user.tokenHash}, ${removed}, ${new Date()})`;
  for (const film of [track, await filmOf(other), removed, randomUUID()]) {
    const { status, body } = await start(user, { film, track });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ film: 'This video is not there any more. Choose another one.' });
  }
  const alone = await start(user, { film: await filmOf(user) });
  expect(alone.status).toBe(400);
  expect(alone.body.fields).toEqual({ track: 'Choose the track that is to be put under the video.' });
});

it('costs nothing and names no engine where the engines have prices, also if one is chosen', async () => {
  const user = await createUser(sql);
  const [film, track] = [await filmOf(user), await trackOf(user)];
  const engine = { id: 'paid', label: 'Paid', price: 900, cost: null, provider };
  const priced = createTestGateway(sql, {}, { providers: { video: { ...provider, engines: [engine] } } });
  onTestFinished(() => priced.stop());

  for (const chosen of [{}, { engine: 'paid' }]) {
    const { status, body } = await start(user, { film, track, ...chosen }, priced);
    expect(status).toBe(202);
    expect(body).toMatchObject({ credits: 0, engine: null });
    // An engine that is removed meanwhile takes no film with it.
    const [{ request }] = await sql<
      [{ request: object }]
    >`select request from generation where id = ${body.id}`;
    expect(request).not.toHaveProperty('engine');
  }
});

it('says so when the film was deleted before it was begun', async () => {
  const user = await createUser(sql);
  const [film, track] = [await filmOf(user), await trackOf(user)];
  const { body } = await start(user, { film, track });
  const [row] = await sql<[{ file: string }]>`
    select request #>> '{film,file}' as file from generation where id = ${body.id}`;
  await storage.remove(row.file);
  const providers = { video: provider };
  await startWorker(provider, { providers, storage, results: createResultStore({ storage }) });

  await vi.waitFor(
    async () =>
      expect(await readGeneration(sql, body.id)).toMatchObject({
        status: 'failed',
        error: 'The video was deleted meanwhile.',
      }),
    { timeout: 20_000, interval: 50 },
  );
});
