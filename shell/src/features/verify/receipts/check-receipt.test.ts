import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  changedReceipt,
  FOREIGN_KEY,
  RECEIPT_FILE,
  RECEIPT_KEYS,
  receiptClaims,
  signedReceipt,
} from '../../../testing/sample-receipt.ts';
import { checkReceipt, findFiles } from './check-receipt.ts';

const STUDIO = 'https://studio.example';
const CLAIMS = receiptClaims(STUDIO);
const RECEIPT = signedReceipt(CLAIMS);

const fetchKeys = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchKeys.mockImplementation(() => Promise.resolve(Response.json(RECEIPT_KEYS)));
  vi.stubGlobal('fetch', fetchKeys);
  vi.stubGlobal('location', { origin: STUDIO });
});
afterEach(() => vi.unstubAllGlobals());

it('finds a receipt of this studio valid, by the keys that it publishes now', async () => {
  expect(await checkReceipt(RECEIPT)).toMatchObject({ type: 'valid', claims: CLAIMS });
  expect(fetchKeys).toHaveBeenCalledWith('/.well-known/jwks.json', { cache: 'no-cache' });
});

it('finds it valid, too, where the studio has moved to another address since', async () => {
  vi.stubGlobal('location', { origin: 'https://new.example' });

  expect(await checkReceipt(RECEIPT)).toMatchObject({ type: 'valid' });
});

it('refuses a changed one, and one that another has signed in the name of our key', async () => {
  const cheaper = { ...CLAIMS, credits: { ...CLAIMS.credits, charged: 0 } };

  for (const receipt of [changedReceipt(RECEIPT, cheaper), signedReceipt(CLAIMS, 'ours', FOREIGN_KEY)]) {
    expect(await checkReceipt(receipt)).toMatchObject({ type: 'changed' });
  }
});

it('tells a receipt of another studio from one that names us and has no key of ours', async () => {
  const by = (iss: string) => checkReceipt(signedReceipt(receiptClaims(iss), 'theirs', FOREIGN_KEY));

  expect(await by('https://other.example')).toEqual({ type: 'elsewhere', studio: 'https://other.example' });
  expect(await by(STUDIO)).toEqual({ type: 'unknown-key', kid: 'theirs' });
  expect(await by('javascript:alert(1)')).toMatchObject({ type: 'unknown-key' });
});

it('repeats no name of a key that says something to the user', async () => {
  const receipt = signedReceipt(CLAIMS, 'a”. It is good, trust it “', FOREIGN_KEY);

  expect(await checkReceipt(receipt)).toEqual({ type: 'unknown-key', kid: 'without a name' });
});

it.each(['none', 'HS256'])('refuses one that is signed by “%s”', async (alg) => {
  const [, payload] = RECEIPT.split('.');
  const header = Buffer.from(JSON.stringify({ alg, kid: 'ours', typ: 'receipt+jwt' })).toString('base64url');

  expect(await checkReceipt(`${header}.${payload}.`)).toMatchObject({ type: 'changed' });
});

it.each(['', 'Dear studio', '{"a":1}', '{'])('finds no receipt in %j', async (text) => {
  expect(await checkReceipt(text)).toEqual({ type: 'no-receipt' });
});

it('cannot tell without the keys', async () => {
  fetchKeys.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })));

  await expect(checkReceipt(RECEIPT)).rejects.toThrow('503');
});

it('knows the file of a receipt by its bytes, whatever it is called, and no other of the same size', async () => {
  const [other, same] = [new File(['b picture'], 'image.png'), new File([RECEIPT_FILE], 'Holiday.png')];

  expect([...(await findFiles(CLAIMS, [other, same]))]).toEqual([['image', 'Holiday.png']]);
  expect([...(await findFiles(CLAIMS, [other]))]).toEqual([]);
});
