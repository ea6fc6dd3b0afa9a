import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyFilm } from '@aic/preview-engine/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import {
  balanceOf,
  createUser,
  readGeneration,
  startGeneration,
} from '../../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../../test/generations/fake-provider.ts';
import { spawnWorker, type WorkerProcess } from '../../../../test/generations/spawn-worker.ts';
import type { WorkerProcessOptions } from '../../../../test/generations/worker-process.ts';
import { workersOf } from '../../../../test/generations/worker.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { StartError } from '../../../platform/errors/start-error.ts';
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts';
import { SigningFailed } from '../../errors/signing-failed.ts';
import { createResultStore } from '../result-store.ts';
import { storeVideo } from '../store-video.ts';
import { makeLeaf, makeRoot } from './authority.ts';
import { createCredentials, type UnsignedFile } from './credentials.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);
const folder = await mkdtemp(join(tmpdir(), 'aic-faults-'));
const YEAR_MS = 365.25 * 24 * 60 * 60_000;
const PICTURE = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#4060c0' } })
  .png()
  .toBuffer();
/** Of the operator's certificates. */
const ROOT = await makeRoot(new Date(Date.now() - 7 * YEAR_MS));

const opened: Array<ReturnType<typeof createCredentials>> = [];
const processes: WorkerProcess[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map((one) => one.end('SIGKILL')));
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await rm(folder, { recursive: true });
});

function open(variables: Record<string, string> = {}, now: () => Date = () => new Date()) {
  const config = parseConfig({ DATA_DIR: folder, ...variables });
  const credentials = createCredentials({ sql, config, clock: { now }, logger: pino({ level: 'silent' }) });
  opened.push(credentials);
  return credentials;
}

const picture: UnsignedFile = {
  bytes: PICTURE,
  mediaType: 'image/png',
  made: { type: 'trainedAlgorithmicMedia', providerId: 'openai', model: 'gpt-image', isUpscaled: false },
  materials: [],
};

async function readTrusted(bytes: Uint8Array, mediaType: string) {
  const [row] = await sql<[{ root: string }]>`select root_certificate as root from credential_authority`;
  return readCredentials(bytes, mediaType, row.root);
}

const untilIt = async (id: string, expected: object) =>
  vi.waitFor(async () => expect(await readGeneration(sql, id)).toMatchObject(expected), {
    timeout: 15_000,
    interval: 20,
  });

/** Keys of all files in a store, and those that the item names. */
async function filesOf(id: string, storage: ReturnType<typeof createDiskStorage>) {
  const rows = await sql<{ key: string }[]>`select key from asset where generation_id = ${id}`;
  const stored: string[] = [];
  for await (const key of storage.keys()) stored.push(key);
  return { named: rows.map(({ key }) => key).toSorted(), stored: stored.toSorted() };
}

/** The item is there, whole and signed, its store holds its files and no more, and it was paid once. */
async function expectOneSignedSet(id: string, userId: string, media: string): Promise<void> {
  const { named, stored } = await filesOf(id, createDiskStorage(media));
  expect(named.length).toBeGreaterThanOrEqual(3);
  expect(stored).toEqual(named);
  const [row] = await sql<[{ key: string; unmarked: string | null }]>`
    select output #>> '{image,key}' as key, output ->> 'unmarked' as unmarked from generation where id = ${id}`;
  expect(row.unmarked).toBe(null);
  const file = await readFile(join(media, row.key.slice(0, 2), row.key));
  expect(await readTrusted(file, 'image/png')).toMatchObject({ state: 'Trusted' });
  expect(await balanceOf(sql, userId)).toBe(480);
}

describe('kill -9 of a worker', () => {
  async function startProcess(signing: NonNullable<WorkerProcessOptions['signing']>): Promise<WorkerProcess> {
    const worker = await spawnWorker({ url: db.url, workMs: 10, concurrency: 1, signing });
    processes.push(worker);
    return worker;
  }

  it.each(['signing', 'signed'] as const)(
    'when it is %s: the next one stores one set of files, signed, and it is charged once',
    async (heldAt) => {
      const media = await mkdtemp(join(folder, 'killed-'));
      const user = await createUser(sql);
      const victim = await startProcess({ dataDir: folder, media, heldAt });
      const id = await startGeneration(sql, user);
      const [said] = await once(victim.child.stdout ?? victim.child, 'data');
      expect(String(said)).toContain(heldAt);

      await victim.end('SIGKILL');
      expect((await filesOf(id, createDiskStorage(media))).stored).toEqual([]);
      await startProcess({ dataDir: folder, media, heldAt: null });
      await untilIt(id, { status: 'completed', attempt: 2 });

      await expectOneSignedSet(id, user.id, media);
    },
  );
});

describe('a store without room, after a file was signed', () => {
  const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));

  /** Takes `room` files, and then none. */
  async function run(storeMs: number) {
    const media = await mkdtemp(join(folder, 'full-'));
    const disk = createDiskStorage(media);
    const state = { room: 1, signed: 0 };
    const storage: typeof disk = {
      ...disk,
      put(...file) {
        state.room -= 1;
        return state.room < 0 ? full() : disk.put(...file);
      },
    };
    const credentials = open();
    const counting = {
      ...credentials,
      sign(file: UnsignedFile) {
        state.signed += 1;
        return credentials.sign(file);
      },
    };
    const image = createFakeProvider();
    const results = createResultStore({ storage, signing: { sql, credentials: counting } });
    await startWorker(image, { storage, results, times: { store: storeMs } });
    const user = await createUser(sql);
    return { user, id: await startGeneration(sql, user), state, image, media };
  }

  it('fails the job with its credits back, and keeps no part of it', async () => {
    const { user, id, media, image } = await run(300);

    await untilIt(id, { status: 'failed', refunded: true });

    expect(await balanceOf(sql, user.id)).toBe(500);
    expect(image.submissions).toBe(1);
    expect(await filesOf(id, createDiskStorage(media))).toEqual({ named: [], stored: [] });
  });

  it('is asked again until there is room: one set of files, signed once and charged once', async () => {
    const { user, id, media, state } = await run(20_000);
    await vi.waitFor(() => expect(state.room).toBeLessThan(0), { timeout: 15_000, interval: 20 });
    state.room = 100;

    await untilIt(id, { status: 'completed', attempt: 1 });

    expect(state.signed).toBe(1);
    await expectOneSignedSet(id, user.id, media);
  });
});

it('a key that is renewed between a film and its poster leaves both trusted', async () => {
  let now = new Date(Date.now() - 1.01 * YEAR_MS);
  await db.admin`delete from credential_authority`;
  const credentials = open({}, () => now);
  const files: Uint8Array[] = [];
  const storage = createDiskStorage(await mkdtemp(join(folder, 'renewed-')));
  const { poster } = await storeVideo(
    {
      storage,
      type: 'trainedAlgorithmicMedia',
      track: null,
      async signFile(bytes, mediaType) {
        const signed = await credentials.sign({ ...picture, bytes, mediaType });
        now = new Date();
        files.push(signed ?? bytes);
        return signed ?? bytes;
      },
    },
    { bytes: await tinyFilm(), mediaType: 'video/mp4', poster: PICTURE, details: {} },
  );
  expect(poster).not.toBe(null);

  const types = ['video/mp4', 'image/webp'];
  const read = await Promise.all(files.map((file, index) => readTrusted(file, types[index] ?? '')));
  expect(read.map(({ state }) => state)).toEqual(['Trusted', 'Trusted']);
  expect(new Set(read.map(({ signature }) => signature.cert_serial_number)).size).toBe(2);
});

describe('a certificate that has ended', () => {
  async function operatorFiles(madeAt: Date): Promise<Record<string, string>> {
    const leaf = await makeLeaf(ROOT, madeAt);
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    await writeFile(key, leaf.key.export({ type: 'pkcs8', format: 'pem' }).toString());
    await writeFile(certificate, leaf.certificate);
    return { CREDENTIALS_KEY_FILE: key, CREDENTIALS_CERTIFICATE_FILE: certificate };
  }
  const ended = () => operatorFiles(new Date(Date.now() - 6.5 * YEAR_MS));

  it('of the operator’s signs nothing: files go without, or fail, and no worker starts where they may not', async () => {
    const files = await ended();

    expect(await open(files).sign(picture)).toBe(null);
    const strict = open({ ...files, CREDENTIALS_ON_FAILURE: 'fail' });
    await expect(strict.start()).rejects.toThrow(StartError);
    await expect(strict.sign(picture)).rejects.toThrow(SigningFailed);
  });

  it('of the operator’s ends signing while a worker runs, until there is another one in its file', async () => {
    let now = new Date(Date.now() - YEAR_MS);
    const credentials = open(await ended(), () => now);
    expect(await credentials.sign(picture)).not.toBe(null);

    now = new Date();
    expect(await credentials.sign(picture)).toBe(null);
    await operatorFiles(new Date());

    const signed = await credentials.sign(picture);
    expect(signed && (await readCredentials(signed, 'image/png', ROOT.certificate)).state).toBe('Trusted');
  });

  it('of the operator’s that begins later signs nothing either', async () => {
    expect(await open(await operatorFiles(new Date(Date.now() + YEAR_MS))).sign(picture)).toBe(null);
  });

  it('of the installation’s is followed by another in the same process, also after years without a worker', async () => {
    await db.admin`delete from credential_authority`;
    let now = new Date(Date.now() - 7 * YEAR_MS);
    const credentials = open({}, () => now);
    expect(await credentials.sign(picture)).not.toBe(null);

    now = new Date();
    const signed = await credentials.sign(picture);
    expect(signed && (await readTrusted(signed, 'image/png')).state).toBe('Trusted');
  });

  it('of the installation’s root is said, too: nothing is signed by it any more', async () => {
    await db.admin`delete from credential_authority`;
    let now = new Date();
    const credentials = open({ CREDENTIALS_ON_FAILURE: 'fail' }, () => now);
    await credentials.start();

    now = new Date(Date.now() + 20.5 * YEAR_MS);
    await expect(credentials.sign(picture)).rejects.toThrow(SigningFailed);
  });
});
