import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECEIPT_TYPE, type ReceiptClaims } from '@aic/contract/receipts';
import { verifyReceipt } from '@aic/contract/verify-receipt';
import { SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'verify-receipt-'));
const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519').privateKey;
const KEYS = JSON.stringify({
  keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'ours', alg: 'EdDSA' }],
});
const studio = createServer((request, response) => {
  response.writeHead(request.url === '/.well-known/jwks.json' ? 200 : 404).end(KEYS);
});
await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
afterAll(async () => {
  studio.close();
  await rm(folder, { recursive: true });
});

const SALT = 'c2FsdA';
const REQUEST = '{"kind":"image","prompt":"a fox"}';
const AT = '2030-01-01T00:00:00.000Z';
const CLAIMS: ReceiptClaims = {
  iss: origin,
  sub: 'somebody',
  iat: Date.parse(AT) / 1000,
  item: {
    id: '0197a000-0000-7000-8000-000000000001',
    kind: 'image',
    status: 'failed',
    provider: 'comfyui',
    engine: null,
    model: 'flux',
    askedAt: AT,
    endedAt: AT,
  },
  asked: { sha256: createHash('sha256').update(`${SALT}.${REQUEST}`).digest('hex') },
  credits: {
    quoted: 20,
    held: 20,
    charged: 0,
    returned: 20,
    expired: 0,
    moves: [
      { at: AT, type: 'hold', credits: 20 },
      { at: AT, type: 'return', credits: 20 },
    ],
  },
  files: [{ name: 'image', mediaType: 'image/png', sizeBytes: 9, sha256: 'ab' }],
};

const header = (kid: string, typ = RECEIPT_TYPE) => ({ alg: 'EdDSA', kid, typ });
const signed = (kid = 'ours', key = ours.privateKey) =>
  new SignJWT({ ...CLAIMS }).setProtectedHeader(header(kid)).sign(key);

const verdictOf = (file: string) => verifyReceipt(file, JSON.parse(KEYS));

/** @returns what the command prints, and the code that it ends with */
async function verify(file: string, ...options: string[]): Promise<{ code: number; out: string }> {
  const path = join(folder, 'receipt');
  await writeFile(path, file);
  return new Promise((resolve) => {
    const main = join(import.meta.dirname, 'main.ts');
    execFile(process.execPath, [main, path, ...options], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), out: stdout + stderr });
    });
  });
}

it('says that a receipt is valid, and what it says, by the keys of the studio that it names', async () => {
  const { code, out } = await verify(`${await signed()}\n`);

  expect(code).toBe(0);
  expect(out).toContain('Valid: nothing of it was changed.');
  expect(out).toContain(`Studio    ${origin}`);
  expect(out).toContain('Credits   quoted 20, held 20, charged 0, given back 20, refunded 0');
  expect(out).toContain('comfyui, flux');
  expect(out).toContain(`had failed on ${AT}`);
});

it('holds the request against the receipt where the file has both', async () => {
  const receipt = await signed();
  const other = REQUEST.replace('fox', 'dog');

  expect(await verdictOf(JSON.stringify({ receipt, request: REQUEST, salt: SALT }))).toMatchObject({
    type: 'valid',
    request: REQUEST,
  });
  expect(await verdictOf(JSON.stringify({ receipt, request: other, salt: SALT }))).toMatchObject({
    type: 'changed',
  });
});

it('refuses a receipt of which one byte was changed', async () => {
  const [head, payload = '', signature] = (await signed()).split('.');
  const dearer = Buffer.from(payload, 'base64url').toString().replace('"charged":0', '"charged":9');
  const changed = [head, Buffer.from(dearer).toString('base64url'), signature].join('.');

  const { code, out } = await verify(changed, '--to', origin);

  expect(code).toBe(1);
  expect(out).toMatch(/^Changed\./);
});

it('refuses what is signed and no receipt, what is cut off, and what another key has signed in the name of ours', async () => {
  const receipt = await signed();
  const other = await new SignJWT({ ...CLAIMS })
    .setProtectedHeader(header('ours', 'JWT'))
    .sign(ours.privateKey);

  for (const file of [other, receipt.slice(0, receipt.lastIndexOf('.')), await signed('ours', theirs)]) {
    expect(await verdictOf(file)).toMatchObject({ type: 'changed' });
  }
});

it('does not take the key of another studio, by keys from a file', async () => {
  const keys = join(folder, 'keys.json');
  await writeFile(keys, KEYS);

  const { code, out } = await verify(await signed('theirs', theirs), '--keys', keys);

  expect(code).toBe(2);
  expect(out).toMatch(/^Unknown key theirs/);
});

it('says that it could not be told where a studio cannot be reached', async () => {
  const { code, out } = await verify(await signed(), '--to', 'http://127.0.0.1:1');

  expect(code).toBe(2);
  expect(out).toContain('cannot be reached');
});
