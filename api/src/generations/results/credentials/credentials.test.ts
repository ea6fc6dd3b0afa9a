import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { StartError } from '../../../platform/errors/start-error.ts';
import { SigningFailed } from '../../errors/signing-failed.ts';
import { makeLeaf, makeRoot } from './authority.ts';
import { createCredentials, type UnsignedFile } from './credentials.ts';

const { sql, admin } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'aic-credentials-'));
const opened: Array<ReturnType<typeof createCredentials>> = [];
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await rm(folder, { recursive: true });
});

const KEY = Buffer.alloc(32, 7).toString('base64');
const YEAR_MS = 365.25 * 24 * 60 * 60_000;

function open(variables: Record<string, string> = {}, now: () => Date = () => new Date()) {
  const config = parseConfig({ TWO_FACTOR_KEY: KEY, DATA_DIR: folder, ...variables });
  const credentials = createCredentials({ sql, config, clock: { now }, logger: pino({ level: 'silent' }) });
  opened.push(credentials);
  return credentials;
}

const picture = (format: 'png' | 'webp') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#4060c0' } })
    .toFormat(format)
    .toBuffer();

const FILES: Record<string, Uint8Array> = {
  'image/png': await picture('png'),
  'image/webp': await picture('webp'),
  'video/mp4': await tinyFilm(),
  'audio/mpeg': await tinyTrack(2, () => 0.5),
};

const fileOf = (mediaType: string): UnsignedFile => ({
  bytes: FILES[mediaType] ?? new Uint8Array(),
  mediaType,
  made: { type: 'trainedAlgorithmicMedia', providerId: 'openai', model: 'gpt-image', isUpscaled: false },
  materials: [],
});

async function signed(mediaType: string, credentials = open()): Promise<Uint8Array> {
  return isThere(await credentials.sign(fileOf(mediaType)));
}

function isThere(bytes: Uint8Array | null): Uint8Array {
  if (bytes === null) throw new Error('It went without.');
  return bytes;
}

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

/** What another signer than this installation has. */
async function ownFiles() {
  const root = await makeRoot(new Date());
  const leaf = await makeLeaf(root, new Date());
  const key = leaf.key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const variables = {
    CREDENTIALS_KEY_FILE: await write('key.pem', key),
    CREDENTIALS_CERTIFICATE_FILE: await write('certificate.pem', leaf.certificate),
  };
  return { root: root.certificate, variables };
}

async function trustedRoot(): Promise<string> {
  const [row] = await sql<[{ root: string }]>`select root_certificate as root from credential_authority`;
  return row.root;
}

const stateOf = async (bytes: Uint8Array, mediaType: string): Promise<string> =>
  readCredentials(bytes, mediaType).then(
    ({ state }) => state,
    () => 'Invalid',
  );

describe.each(Object.keys(FILES))('the credentials of %s', (mediaType) => {
  it('say by which engine and how it was made, and are trusted by the root of the installation', async () => {
    const file = await signed(mediaType);

    const { state, actions, materials } = await readCredentials(file, mediaType, await trustedRoot());
    expect(state).toBe('Trusted');
    expect(actions).toEqual([
      {
        action: 'c2pa.created',
        type: 'trainedAlgorithmicMedia',
        softwareAgent: { name: 'openai', version: 'gpt-image' },
      },
    ]);
    expect(materials).toEqual([]);
  });
});

describe('the authority of an installation', () => {
  it('is one for all processes that start together, and sealed in the database', async () => {
    await admin`delete from credential_authority`;
    const processes = Array.from({ length: 4 }, () => open({ CREDENTIALS_ON_FAILURE: 'fail' }));
    await Promise.all(processes.map((one) => one.start()));

    const root = await trustedRoot();
    const serials = new Set<string>();
    for (const one of processes) {
      const { state, signature } = await readCredentials(await signed('image/png', one), 'image/png', root);
      expect(state).toBe('Trusted');
      serials.add(signature.cert_serial_number);
    }
    expect(serials.size).toBe(1);
    const [row] = await sql<
      [{ keys: Buffer[] }]
    >`select array[root_key, key] as keys from credential_authority`;
    // Of P-256, in PKCS #8.
    for (const key of row.keys) expect(key.includes(Buffer.from('06082a8648ce3d030107', 'hex'))).toBe(false);
  });

  it('signs with another certificate of the same root after a year, and the files of before stay valid', async () => {
    await admin`delete from credential_authority`;
    const before = await signed(
      'image/png',
      open({}, () => new Date(Date.now() - 1.01 * YEAR_MS)),
    );
    const root = await trustedRoot();

    const after = await signed('image/png');

    const read = await Promise.all([before, after].map((file) => readCredentials(file, 'image/png', root)));
    expect(read.map(({ state }) => state)).toEqual(['Trusted', 'Trusted']);
    expect(new Set(read.map(({ signature }) => signature.cert_serial_number)).size).toBe(2);
  });

  it('is not made by a process with another key than the gateways have', async () => {
    await admin`delete from credential_authority`;
    await admin`insert into installation_key (digest) values ('\\x00')`;

    await expect(open({ CREDENTIALS_ON_FAILURE: 'fail' }).start()).rejects.toThrow('TWO_FACTOR_KEY');

    expect(await sql`select from credential_authority`).toHaveLength(0);
    await admin`delete from installation_key`;
  });

  it('keeps a process with another key from signing, and from starting where files may not go without', async () => {
    await open().start();
    const foreign = { TWO_FACTOR_KEY: Buffer.alloc(32, 8).toString('base64') };
    await expect(open({ ...foreign, CREDENTIALS_ON_FAILURE: 'fail' }).start()).rejects.toThrow(StartError);
    const lenient = open(foreign);
    await lenient.start();
    expect(await lenient.sign(fileOf('image/png'))).toBe(null);
  });
});

describe('the operator’s own certificate', () => {
  it('signs in place of the installation’s', async () => {
    const { root, variables } = await ownFiles();
    const file = await signed('image/png', open(variables));
    expect((await readCredentials(file, 'image/png', root)).state).toBe('Trusted');
  });

  it('is refused at the start with the key of another one', async () => {
    const root = await makeRoot(new Date());
    const leaf = await makeLeaf(root, new Date());
    const files = {
      CREDENTIALS_KEY_FILE: await write(
        'other.pem',
        root.key.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ),
      CREDENTIALS_CERTIFICATE_FILE: await write('own.pem', leaf.certificate),
    };
    await expect(open({ ...files, CREDENTIALS_ON_FAILURE: 'fail' }).start()).rejects.toThrow(
      'is not that of',
    );
  });
});

describe('a file that cannot be signed', () => {
  const broken = (): UnsignedFile => ({ ...fileOf('image/png'), bytes: Buffer.from('not a picture') });

  it('goes without, and the next one is signed', async () => {
    const credentials = open();
    expect(await credentials.sign(broken())).toBe(null);
    expect(await stateOf(await signed('image/png', credentials), 'image/png')).toBe('Valid');
  });

  it('is an error where files may not go without', async () => {
    await expect(open({ CREDENTIALS_ON_FAILURE: 'fail' }).sign(broken())).rejects.toThrow(SigningFailed);
  });
});
