import { createHash } from 'node:crypto';
import { RECEIPT, type Receipt } from '@aic/contract/receipts';
import { schemaOf } from '@aic/contract/schemas';
import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { fileOf, finishItem } from '../../test/generations/finished-item.ts';
import { openLibrary } from '../../test/generations/library-gateway.ts';
import { purgeItem } from '../../test/generations/purge-item.ts';
import { receiptReader } from '../../test/receipts/receipt-reader.ts';
import { addReceiptKey, listReceiptKeys } from './receipt-keys.repo.ts';

const database = await createTestDatabase();
const { sql, admin } = database;
const { gateway, storage, ask, time, run } = await openLibrary(database);
const receipts = receiptReader(ask);
const NOW = new Date('2030-01-01T00:00:00Z');
const DAY_MS = 24 * 3600 * 1000;

let owner: TestUser;
beforeEach(async () => {
  time.now = NOW;
  owner = await createUser(sql, { now: NOW });
});

const pathOf = (id: string) => `/api/generations/${id}/receipt`;
const receiptOf = (id: string, user = owner) => receipts.receiptOf(id, user);
const { claimsOf } = receipts;

describe('a receipt', () => {
  it('names the studio, and an account that is always the same and nobody else can tell', async () => {
    const [one, two] = [
      await finishItem(sql, owner, { now: NOW }),
      await finishItem(sql, owner, { now: NOW }),
    ];
    const other = await createUser(sql, { now: NOW });
    const others = await finishItem(sql, other, { now: NOW });

    const claims = await claimsOf(await receiptOf(one));

    expect(claims).toMatchObject({ iss: gateway.deps.config.appOrigin, iat: NOW.getTime() / 1000 });
    expect((await claimsOf(await receiptOf(two))).sub).toBe(claims.sub);
    expect((await claimsOf(await receiptOf(others, other))).sub).not.toBe(claims.sub);
    const said = JSON.stringify(claims);
    for (const secret of [owner.id, owner.email, 'lighthouse']) expect(said).not.toContain(secret);
  });

  it('holds the request for who has its salt, before and after the item has ended', async () => {
    const id = await startGeneration(sql, owner, { now: NOW });
    const before = await receiptOf(id);
    await sql`select from claim_jobs(1, 1000, ${sql.json({ image: ['prompt', 'size', 'quality', 'style'] })}, '{}', '[]', '1 minute', ${NOW})`;
    await sql`select finish_generation(${owner.id}, ${id}, 1, 'completed', null, null, ${sql.json({ image: fileOf('image/png') })}, 'fake', ${NOW})`;

    const after = await receiptOf(id);

    expect(after.request).toBe(
      '{"kind":"image","prompt":"a lighthouse at dusk","quality":"standard","size":"1024x1024","style":"vivid"}',
    );
    expect(after).toMatchObject({ request: before.request, salt: before.salt });
    const digest = createHash('sha256').update(`${after.salt}.${after.request}`).digest('hex');
    expect((await claimsOf(before)).asked.sha256).toBe(digest);
    expect((await claimsOf(after)).asked.sha256).toBe(digest);
    expect(after.salt).not.toBe((await receiptOf(await finishItem(sql, owner, { now: NOW }))).salt);
  });

  it('has the digests of the files as they are stored, and of a text as it is saved', async () => {
    const picture = fileOf('image/png');
    await storage.put(picture.key, Buffer.from('a picture'), 'image/png');
    const image = await finishItem(sql, owner, { now: NOW, output: { image: picture } });
    const text = await finishItem(sql, owner, { now: NOW, kind: 'text', output: { text: 'Möwen' } });
    const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

    expect((await claimsOf(await receiptOf(image))).files).toEqual([
      { name: 'image', mediaType: 'image/png', sizeBytes: 9, sha256: sha256('a picture') },
    ]);
    expect((await claimsOf(await receiptOf(text))).files).toEqual([
      { name: 'text', mediaType: 'text/plain', sizeBytes: 6, sha256: sha256('Möwen') },
    ]);
  });

  it('of which one figure was changed is refused', async () => {
    const { receipt } = await receiptOf(await finishItem(sql, owner, { now: NOW }));
    const [header = '', payload = '', signature = ''] = receipt.split('.');
    const cheaper = Buffer.from(payload, 'base64url').toString().replace('"charged":20', '"charged":10');

    const changed = [header, Buffer.from(cheaper).toString('base64url'), signature].join('.');

    await expect(claimsOf({ receipt })).resolves.toBeTruthy();
    await expect(claimsOf({ receipt: changed })).rejects.toThrow('signature verification failed');
  });

  it('is given to the owner alone, as long as the item is there for them', async () => {
    const id = await finishItem(sql, owner, { now: NOW });
    const other = await createUser(sql, { now: NOW });

    expect((await ask(other, 'GET', pathOf(id))).status).toBe(404);
    expect((await ask(null, 'GET', pathOf(id))).status).toBe(401);
    await run(owner, 'remove', [id]);
    expect((await ask(owner, 'GET', pathOf(id))).status).toBe(200);
    await purgeItem(sql, owner, id);
    expect((await ask(owner, 'GET', pathOf(id))).status).toBe(404);
  });
});

describe('the keys of receipts', () => {
  const kidOf = ({ receipt }: Receipt) => decodeProtectedHeader(receipt).kid;

  it('are published without what signs, for everybody', async () => {
    const { response, body } = await ask<JSONWebKeySet>(null, 'GET', '/.well-known/jwks.json');

    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(body.keys).toHaveLength(1);
    expect(body.keys[0]).toEqual({
      kty: 'OKP',
      crv: 'Ed25519',
      x: expect.stringMatching(/^[\w-]{43}$/),
      kid: expect.stringMatching(/^[\w-]{43}$/),
      alg: 'EdDSA',
      use: 'sig',
    });
  });

  it('are one when several processes make one in the place of the same', async () => {
    await admin`delete from receipt_key`;
    const key = { publicKey: {}, sealedKey: Buffer.alloc(1), replaced: null, createdAt: NOW };

    await addReceiptKey(sql, { ...key, kid: 'first' });
    await addReceiptKey(sql, { ...key, kid: 'second' });

    const stored = await listReceiptKeys(sql);
    expect(stored.map(({ kid }) => kid)).toEqual(['first']);
    await admin`delete from receipt_key`;
  });

  it('change after a year: the new one signs, and what the old one signed stays good', async () => {
    const id = await finishItem(sql, owner, { now: NOW });
    const old = await receiptOf(id);
    time.now = new Date(NOW.getTime() + 366 * DAY_MS);
    const late = await createUser(sql, { now: time.now });
    const next = await receiptOf(await finishItem(sql, late, { now: time.now }), late);

    expect(kidOf(next)).not.toBe(kidOf(old));
    await expect(claimsOf(old)).resolves.toMatchObject({ item: { id } });
    await expect(claimsOf(next)).resolves.toBeTruthy();
    await expect(admin`select from receipt_key where sealed_key is not null`).resolves.toHaveLength(1);
  });

  it('change with the key of the installation, and what was signed before stays good', async () => {
    const id = await finishItem(sql, owner, { now: NOW });
    const old = await receiptOf(id);
    const key = Buffer.alloc(32, 9).toString('base64');
    const other = createTestGateway(sql, { TWO_FACTOR_KEY: key }, { clock: gateway.deps.clock });
    const cookie = `sid=${owner.token.toString('base64url')}`;

    const response = await other.request(pathOf(id), { headers: { cookie } });
    other.stop();

    const next = schemaOf(RECEIPT).parse(await response.json());
    expect(kidOf(next)).not.toBe(kidOf(old));
    await expect(claimsOf(old)).resolves.toBeTruthy();
    await expect(claimsOf(next)).resolves.toBeTruthy();
  });
});
