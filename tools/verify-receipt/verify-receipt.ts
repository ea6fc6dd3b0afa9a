import { createHash } from 'node:crypto';
import { RECEIPT_CLAIMS, RECEIPT_TYPE, type ReceiptClaims } from '@aic/contract/receipts';
import { schemaOf } from '@aic/contract/schemas';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet } from 'jose';
import { z } from 'zod';

export type Verdict =
  /** `request`: null where the file does not have it. */
  | { type: 'valid'; claims: ReceiptClaims; request: string | null }
  | { type: 'changed'; what: string }
  | { type: 'unknown-key'; kid: string };

/** What a studio's owner of an item can keep, beside the receipt alone. */
const withRequestSchema = z.object({ receipt: z.string(), request: z.string(), salt: z.string() });

/** @param file a receipt, alone or as JSON with the request @param keys those of the studio that it is to be from */
export async function verifyReceipt(file: string, keys: JSONWebKeySet): Promise<Verdict> {
  const { receipt, request, salt } = readFile(file);
  const claims = await readClaims(receipt, keys);
  if ('type' in claims) return claims;
  if (request !== null && askedDigest(salt, request) !== claims.asked.sha256) {
    return { type: 'changed', what: 'The request beside the receipt is not the one that it was made for.' };
  }
  return { type: 'valid', claims, request };
}

function readFile(file: string): { receipt: string; request: string | null; salt: string } {
  const text = file.trim();
  return text.startsWith('{')
    ? withRequestSchema.parse(JSON.parse(text))
    : { receipt: text, request: null, salt: '' };
}

async function readClaims(receipt: string, keys: JSONWebKeySet): Promise<ReceiptClaims | Verdict> {
  try {
    const { payload, protectedHeader } = await compactVerify(receipt, createLocalJWKSet(keys), {
      algorithms: ['EdDSA'],
    });
    if (protectedHeader.typ !== RECEIPT_TYPE) {
      return { type: 'changed', what: 'It is signed, and no receipt.' };
    }
    return schemaOf(RECEIPT_CLAIMS).parse(JSON.parse(new TextDecoder().decode(payload)));
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) {
      return { type: 'unknown-key', kid: decodeProtectedHeader(receipt).kid ?? 'without a name' };
    }
    if (error instanceof errors.JOSEError) {
      return { type: 'changed', what: `It is not what was signed: ${error.message}.` };
    }
    throw error;
  }
}

/** As the studio makes it. */
const askedDigest = (salt: string, request: string): string =>
  createHash('sha256').update(`${salt}.${request}`).digest('hex');

/** Who says that they have made it, before anything is verified. Null: nobody, or not with a web address. */
export function claimedIssuer(file: string): string | null {
  try {
    const payload = readFile(file).receipt.split('.')[1] ?? '';
    const { iss } = z
      .object({ iss: z.url({ protocol: /^https?$/ }) })
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return new URL(iss).origin;
  } catch {
    return null;
  }
}
