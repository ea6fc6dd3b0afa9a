import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationKind } from '@aic/contract';
import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import { pino } from 'pino';
import type { JSONValue } from 'postgres';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { createUser, startGeneration } from '../../../../test/gateway/factories.ts';
import { createBucketStorage } from '../../../../test/generations/uploads/memory-bucket-storage.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { systemClock } from '../../../platform/time/clock.ts';
import { filmOf, hasFilm } from '../../providers/film-of.ts';
import type { ProviderOutput } from '../../providers/provider.ts';
import { createResultStore } from '../result-store.ts';
import { storeFile } from '../store-file.ts';
import { createCredentials } from './credentials.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-hand-offs-'));
const storage = createBucketStorage();
const credentials = createCredentials({
  sql,
  config: parseConfig({ DATA_DIR: dataDir }),
  clock: systemClock,
  logger: pino({ level: 'silent' }),
});
afterAll(async () => {
  await credentials.close();
  await rm(dataDir, { recursive: true });
});

const PROMPT = 'a zebra in pyjamas';
const PLACES = 40;
const PICTURE = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#4060c0' } })
  .png()
  .toBuffer();
const image = (madeBy: string, model: string): ProviderOutput => ({
  bytes: PICTURE,
  mediaType: 'image/png',
  details: { model },
  madeBy,
});

interface Stored {
  image: { key: string };
  video: { key: string };
  poster: { key: string };
  audio: { key: string };
}

/** Makes items of a user one out of another, as a worker stores them. */
async function openStudio() {
  const user = await createUser(sql);
  return async function make(
    kind: GenerationKind,
    output: ProviderOutput | null,
    { from = null, ...request }: { from?: string | null } & Record<string, JSONValue> = {},
  ): Promise<{ id: string; files: Stored }> {
    // What is sent of an item was made anew.
    const sent = { ...(await storeFile(storage, PICTURE, 'image/png')), width: 64, height: 48 };
    const asked = { prompt: PROMPT, ...(from !== null && { image: sent }), ...request };
    const id = await startGeneration(sql, user, { kind, request: asked });
    await admin`update generation set made_from = ${from} where id = ${id}`;
    const job = {
      userId: user.id,
      id,
      kind,
      request: asked,
      createdAt: new Date(),
      price: 20,
      attempt: 1,
      attemptsUsed: 1,
      seed: 73_918_264,
      submission: null,
      traceparent: null,
    };
    const made = output ?? (hasFilm(job) ? await filmOf(job, storage) : null);
    if (made === null) throw new Error('Nothing was made.');
    const stored = await createResultStore({ storage, signing: { sql, credentials } }).store(job, made);
    await admin`update generation set output = ${sql.json(stored)} where id = ${id}`;
    // Safe because each caller looks at the files of its own kind.
    return { id, files: stored as unknown as Stored };
  };
}

/** Places all over what a film and its materials say, past the head of the first of them. */
function claimPlaces(film: Buffer): number[] {
  const start = film.indexOf('jumdc2pa') - 12;
  const length = film.readUInt32BE(start);
  return Array.from({ length: PLACES }, (_, n) => start + Math.floor(((n + 0.5) * length) / PLACES));
}

const stateOf = (film: Buffer): Promise<string> =>
  readCredentials(film, 'video/mp4').then(
    ({ state }) => state,
    () => 'Invalid',
  );

const created = (type: string) => ({ actions: [{ action: 'c2pa.created', type }] });

it.each([
  ['a model', 'openai', 'videos', 'trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'],
  ['the preview engine', 'preview', 'preview', 'algorithmicMedia', 'algorithmicMedia'],
])(
  'four hand-offs by %s keep what each was and was made of, which no changed byte survives, and no word of the prompt',
  async (_, painter, filmer, made, edited) => {
    storage.files.clear();
    const make = await openStudio();
    const picture = await make('image', image(painter, 'one'));
    const edit = await make('edit', image(painter, 'two'), { from: picture.id });
    const larger = await make('edit', image(painter, 'three'), { from: edit.id, upscale: 2 });
    const film = await make(
      'video',
      {
        bytes: await tinyFilm(),
        mediaType: 'video/mp4',
        poster: PICTURE,
        details: { model: 'four' },
        madeBy: filmer,
      },
      { from: larger.id },
    );
    const track = await make('music', {
      bytes: await tinyTrack(2, () => 0.5),
      mediaType: 'audio/mpeg',
      details: {},
      madeBy: painter,
    });
    const both = await make('video', null, {
      film: {
        id: film.id,
        file: film.files.video.key,
        poster: film.files.poster.key,
        provider: filmer,
      },
      track: { id: track.id, file: track.files.audio.key },
    });

    const [row] = await sql<[{ root: string }]>`select root_certificate as root from credential_authority`;
    const bytes = storage.files.get(both.files.video.key) ?? new Uint8Array();
    const { state, actions, materials } = await readCredentials(bytes, 'video/mp4', row.root);

    expect(state).toBe('Trusted');
    const poster = storage.files.get(both.files.poster.key) ?? new Uint8Array();
    expect((await readCredentials(poster, 'image/webp', row.root)).state).toBe('Trusted');
    expect(actions).toMatchObject([{ action: 'c2pa.opened' }, { action: 'c2pa.placed', type: made }]);
    const parentOf = (manifest: object) => [{ relationship: 'parentOf', manifest }];
    expect(materials).toMatchObject([
      {
        relationship: 'parentOf',
        manifest: {
          actions: [{ action: 'c2pa.created', type: made }, { action: 'c2pa.placed' }],
          materials: [
            {
              relationship: 'componentOf',
              manifest: {
                actions: [
                  { action: 'c2pa.opened' },
                  { action: 'c2pa.resized', type: 'algorithmicallyEnhanced' },
                ],
                materials: parentOf({
                  actions: [{ action: 'c2pa.opened' }, { action: 'c2pa.edited', type: edited }],
                  materials: parentOf({ ...created(made), materials: [] }),
                }),
              },
            },
          ],
        },
      },
      { relationship: 'componentOf', manifest: { ...created(made), materials: [] } },
    ]);
    for (const stored of storage.files.values()) expect(Buffer.from(stored).includes(PROMPT)).toBe(false);
    for (const at of claimPlaces(Buffer.from(bytes))) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect([at, await stateOf(changed)]).toEqual([at, 'Invalid']);
    }
  },
);
