import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationKind } from '@aic/contract';
import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import { pino } from 'pino';
import type { JSONValue } from 'postgres';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import {
  balanceOf,
  createUser,
  readGeneration,
  startGeneration,
  type TestUser,
} from '../../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../../test/generations/fake-provider.ts';
import { createBucketStorage } from '../../../../test/generations/uploads/memory-bucket-storage.ts';
import { workersOf } from '../../../../test/generations/worker.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { systemClock } from '../../../platform/time/clock.ts';
import type { ProviderOutput } from '../../providers/provider.ts';
import type { Job } from '../../worker/job.ts';
import { createResultStore } from '../result-store.ts';
import { storeFile } from '../store-file.ts';
import { createCredentials, type Credentials } from './credentials.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const startWorker = workersOf(db);
const dataDir = await mkdtemp(join(tmpdir(), 'aic-credentials-'));
const open = (variables: Record<string, string> = {}) =>
  createCredentials({
    sql,
    config: parseConfig({ DATA_DIR: dataDir, ...variables }),
    clock: systemClock,
    logger: pino({ level: 'silent' }),
  });
const credentials = open();
afterAll(async () => {
  await credentials.close();
  await rm(dataDir, { recursive: true });
});

const storage = createBucketStorage();
const PICTURE = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#4060c0' } })
  .png()
  .toBuffer();
const OUTPUTS = {
  image: { bytes: PICTURE, mediaType: 'image/png', details: { model: 'gpt-image' } },
  video: { bytes: await tinyFilm(), mediaType: 'video/mp4', poster: PICTURE, details: { model: 'sora' } },
  music: { bytes: await tinyTrack(2, () => 0.5), mediaType: 'audio/mpeg', details: {} },
} satisfies Record<string, ProviderOutput>;

interface Stored {
  image: { key: string };
  video: { key: string };
  poster: { key: string };
  audio: { key: string };
}

const PROMPT = 'a zebra in pyjamas';

/** An item that was made of what `request` names, as a worker stores it. */
async function make(
  user: TestUser,
  kind: GenerationKind,
  output: ProviderOutput,
  { request = {}, madeFrom = null }: { request?: Record<string, JSONValue>; madeFrom?: string | null } = {},
) {
  const asked = { prompt: PROMPT, ...request };
  const id = await startGeneration(sql, user, { kind, request: asked });
  await admin`update generation set made_from = ${madeFrom} where id = ${id}`;
  const job: Job = {
    userId: user.id,
    id,
    attempt: 1,
    attemptsUsed: 1,
    kind,
    request: asked,
    seed: 73_918_264,
    submission: null,
    createdAt: new Date(),
    price: 20,
    traceparent: null,
  };
  const results = createResultStore({ storage, signing: { sql, credentials } });
  const stored = await results.store(job, output);
  await admin`update generation set output = ${sql.json(stored)} where id = ${id}`;
  // Safe because each test looks at the files of its own kind.
  return { id, output: stored as unknown as Stored };
}

/** What was sent of an item, which was made anew. */
const sent = async () => ({
  ...(await storeFile(storage, PICTURE, 'image/png')),
  width: 64,
  height: 48,
});

async function readStored({ key }: { key: string }, mediaType: string) {
  const [row] = await sql<[{ root: string }]>`select root_certificate as root from credential_authority`;
  return readCredentials(storage.files.get(key) ?? new Uint8Array(), mediaType, row.root);
}

const by = (madeBy: string, output: ProviderOutput): ProviderOutput => ({ ...output, madeBy });

describe('what a file says of how it came about', () => {
  it.each([
    ['preview', {}, 'c2pa.edited', 'algorithmicMedia'],
    ['openai', { upscale: 2 }, 'c2pa.resized', 'algorithmicallyEnhanced'],
    ['preview', { upscale: 2 }, 'c2pa.resized', 'algorithmicallyEnhanced'],
  ])('is, of an edit by %s with %j: %s, %s', async (madeBy, options, action, type) => {
    const edit = await make(await createUser(sql), 'edit', by(madeBy, OUTPUTS.image), {
      request: { ...options, image: await sent() },
    });

    const { state, actions, materials } = await readStored(edit.output.image, 'image/png');

    expect(state).toBe('Trusted');
    expect(actions).toMatchObject([{ action: 'c2pa.opened' }, { action, type }]);
    // A user's own picture, which said nothing.
    expect(materials).toEqual([{ relationship: 'parentOf', manifest: null }]);
  });

  it('holds neither words nor seed nor user', async () => {
    const user = await createUser(sql);
    storage.files.clear();
    const picture = await make(user, 'image', by('openai', OUTPUTS.image));
    await make(user, 'video', by('videos', OUTPUTS.video), {
      request: { image: await sent() },
      madeFrom: picture.id,
    });
    await make(user, 'music', by('elevenlabs', OUTPUTS.music));

    expect(storage.files.size).toBeGreaterThan(4);
    for (const bytes of storage.files.values()) {
      for (const secret of [PROMPT, '73918264', user.id, user.email, picture.id]) {
        expect(Buffer.from(bytes).includes(secret)).toBe(false);
      }
    }
  });
});

describe('a result that cannot be signed', () => {
  /** What the operator named is not there. */
  const failing = (onFailure: string): Credentials =>
    open({
      CREDENTIALS_KEY_FILE: join(dataDir, 'nowhere'),
      CREDENTIALS_CERTIFICATE_FILE: join(dataDir, 'nowhere'),
      CREDENTIALS_ON_FAILURE: onFailure,
    });

  async function run(onFailure: string) {
    const user = await createUser(sql);
    storage.files.clear();
    const results = createResultStore({ storage, signing: { sql, credentials: failing(onFailure) } });
    await startWorker(createFakeProvider(), { storage, results });
    const id = await startGeneration(sql, user);
    await vi.waitFor(
      async () => expect((await readGeneration(sql, id)).status).not.toMatch(/queued|running/),
      {
        timeout: 10_000,
        interval: 20,
      },
    );
    const [row] = await sql<[{ unmarked: string | null }]>`
      select output ->> 'unmarked' as unmarked from generation where id = ${id}`;
    return { item: await readGeneration(sql, id), balance: await balanceOf(sql, user.id), ...row };
  }

  it('is delivered as it is, and its item says so', async () => {
    const { item, balance, unmarked } = await run('unmarked');
    expect(item.status).toBe('completed');
    expect(unmarked).toBe('true');
    expect(balance).toBe(480);
  });

  it('fails with its credits back where files may not go without, and leaves no file', async () => {
    const { item, balance } = await run('fail');
    expect(item).toMatchObject({ status: 'failed', errorCode: 'internal', refunded: true });
    expect(balance).toBe(500);
    expect(storage.files.size).toBe(0);
  });
});
