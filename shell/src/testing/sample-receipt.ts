import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ReceiptClaims } from '@aic/sdk/verify';

const AT = '2030-01-01T00:00:00.000Z';
const ours = generateKeyPairSync('ed25519');

/** Of another studio. */
export const FOREIGN_KEY = generateKeyPairSync('ed25519').privateKey;

/** What the studio publishes. */
export const RECEIPT_KEYS = {
  keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'ours', alg: 'EdDSA' }],
};

/** What the receipt's file holds. */
export const RECEIPT_FILE = 'a picture';

/** Of a picture of `iss`. */
export const receiptClaims = (iss: string): ReceiptClaims => ({
  iss,
  sub: 'somebody',
  iat: Date.parse(AT) / 1000,
  item: {
    id: '0197a000-0000-7000-8000-000000000001',
    kind: 'image',
    status: 'failed',
    provider: 'openai',
    engine: null,
    model: 'gpt-image',
    askedAt: AT,
    endedAt: AT,
  },
  asked: { sha256: 'ab' },
  credits: { quoted: 20, held: 20, charged: 1, returned: 19, expired: 0, refunded: 1, moves: [] },
  files: [
    {
      name: 'image',
      mediaType: 'image/png',
      sizeBytes: RECEIPT_FILE.length,
      sha256: createHash('sha256').update(RECEIPT_FILE).digest('hex'),
    },
  ],
});

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWS in compact form. */
export function signedReceipt(claims: object, kid = 'ours', key: KeyObject = ours.privateKey): string {
  const text = `${encoded({ alg: 'EdDSA', kid, typ: 'receipt+jwt' })}.${encoded(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

/** The same signature below other claims. */
export function changedReceipt(receipt: string, claims: object): string {
  const [head, , signature] = receipt.split('.');
  return [head, encoded(claims), signature].join('.');
}
