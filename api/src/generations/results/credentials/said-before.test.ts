import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { systemClock } from '../../../platform/time/clock.ts';
import { createCredentials } from './credentials.ts';
import { saysSomething } from './said-before.ts';

const { sql, admin } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'aic-said-before-'));
const open = () =>
  createCredentials({
    sql,
    config: parseConfig({ DATA_DIR: folder }),
    clock: systemClock,
    logger: pino({ level: 'silent' }),
  });
const credentials = open();
afterAll(async () => {
  await credentials.close();
  await rm(folder, { recursive: true });
});

const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#4060c0' } })
    .toFormat(format)
    .toBuffer();
const jpeg = await picture('jpeg');
const anew = { bytes: await picture('png'), mediaType: 'image/png' };
const made = {
  type: 'trainedAlgorithmicMedia',
  providerId: 'openai',
  model: null,
  isUpscaled: false,
} as const;

function isThere(bytes: Uint8Array | null): Uint8Array {
  if (bytes === null) throw new Error('It went without.');
  return bytes;
}

/** Signed by another installation, whose authority this one does not know. */
async function signElsewhere() {
  const elsewhere = open();
  const bytes = await elsewhere.sign({ bytes: jpeg, mediaType: 'image/jpeg', made, materials: [] });
  await elsewhere.close();
  await admin`delete from credential_authority`;
  return { bytes: isThere(bytes), mediaType: 'image/jpeg' };
}

const original = await signElsewhere();
const store = Buffer.from(original.bytes).indexOf('jumdc2pa');
const changed = (at: number): typeof original => {
  const bytes = Uint8Array.from(original.bytes);
  bytes.fill(0xff, at, at + 16);
  return { ...original, bytes };
};

async function readOwn(bytes: Uint8Array) {
  const [row] = await sql<[{ root: string }]>`select root_certificate as root from credential_authority`;
  return readCredentials(bytes, 'image/png', row.root);
}

describe('a picture that was made anew', () => {
  it('keeps what the original says, which is in what is made of it, too', async () => {
    const kept = isThere(await credentials.keep(anew, original));
    const edit = await credentials.sign({
      ...anew,
      made,
      materials: [{ relationship: 'parentOf', mediaType: 'image/png', bytes: kept }],
    });

    const { state, materials } = await readOwn(isThere(edit));
    expect(state).toBe('Trusted');
    expect(materials).toMatchObject([
      {
        relationship: 'parentOf',
        manifest: {
          actions: [{ action: 'c2pa.opened' }, { action: 'c2pa.transcoded' }],
          materials: [
            {
              relationship: 'parentOf',
              manifest: { actions: [{ softwareAgent: { name: 'openai' } }] },
              // Of a signer that this installation does not know.
              faults: ['signingCredential.untrusted'],
            },
          ],
        },
      },
    ]);
  });

  it('says of an original that was changed that it was', async () => {
    const kept = await credentials.keep(anew, changed(original.bytes.length - 40));
    const { state, materials } = await readOwn(isThere(kept));
    expect(state).toBe('Trusted');
    expect(materials[0]?.faults).toContain('assertion.dataHash.mismatch');
  });

  it.each([
    ['that says nothing', { ...original, bytes: jpeg }],
    ['whose credentials cannot be read', changed(store + 100)],
  ])('goes without, of an original %s', async (_name, one) => {
    expect(await credentials.keep(anew, one)).toBe(null);
  });

  it('loses nothing because another one that came before it took too long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(1));
    const [slow, ...kept] = await Promise.all(
      [original, original, original].map((one) => credentials.keep(anew, one)),
    );
    expect(slow).toBe(null);
    expect(kept).not.toContain(null);
  });

  it('asks no other server, whatever the original names as the place of its credentials', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    // Safe because it listens on a port.
    const { port } = server.address() as AddressInfo;
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/"
      dcterms:provenance="http://127.0.0.1:${port}/manifest.c2pa"/></rdf:RDF></x:xmpmeta>`;
    const bytes = await sharp(jpeg).withXmp(xmp).toBuffer();
    const storeless = Buffer.concat([bytes, Buffer.from('\0\0\0\0jumb\0\0\0\0jumdc2pa')]);

    await credentials.keep(anew, { bytes: storeless, mediaType: 'image/jpeg' });

    server.close();
    expect(asked).toBe(0);
  });

  it('keeps up to 1 MB of credentials', () => {
    const storeOf = (sizeBytes: number): Buffer => {
      const box = Buffer.from('....jumb....jumdc2pa');
      box.writeUInt32BE(sizeBytes);
      return box;
    };
    expect([1024 ** 2, 1024 ** 2 + 1].map((size) => saysSomething(storeOf(size)))).toEqual([true, false]);
  });

  it('goes without more than that, also where the original says that it has less', async () => {
    const disclosed = { prompt: 'z'.repeat(2 * 1024 ** 2) };
    const large = isThere(
      await credentials.sign({ ...original, bytes: jpeg, made: { ...made, disclosed }, materials: [] }),
    );
    const comment = Buffer.from('\xff\xfe\0\x16\0\0\0\0jumb\0\0\0\0jumdc2pa', 'latin1');
    const bytes = Buffer.concat([large.subarray(0, 2), comment, large.subarray(2)]);

    expect(saysSomething(bytes)).toBe(true);
    expect(await credentials.keep(anew, { ...original, bytes })).toBe(null);
  });

  it('is what a vendor’s file is, too: a result keeps what that says, or goes on without where it cannot be read', async () => {
    const sayings = [original, changed(store + 100)].map(async (one) => {
      const file = isThere(await credentials.sign({ ...anew, made, materials: [], original: one }));
      return (await readOwn(file)).materials;
    });
    expect(await Promise.all(sayings)).toMatchObject([
      [{ relationship: 'componentOf', manifest: { actions: [{ action: 'c2pa.created' }] } }],
      [],
    ]);
  });

  it('is a vendor’s edit: changed from a user’s picture, and shown as the vendor made it', async () => {
    const materials = [{ relationship: 'parentOf', ...original } as const];
    const edit = isThere(await credentials.sign({ ...anew, made, materials, original }));
    const read = await readOwn(edit);
    expect(read.actions.map(({ action }) => action)).toEqual(['c2pa.opened', 'c2pa.edited', 'c2pa.placed']);
    expect(read.materials.map(({ relationship }) => relationship)).toEqual(['parentOf', 'componentOf']);
  });
});
