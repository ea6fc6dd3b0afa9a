import {
  compactVerify,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
} from 'jose';
import { object, text } from '../shape/field.ts';
import { matches } from '../shape/matches.ts';
import { RECEIPT_CLAIMS, RECEIPT_TYPE, type ReceiptClaims } from './receipts.ts';

export type ReceiptVerdict =
  /** `request`: null where the file does not have it. */
  | { type: 'valid'; claims: ReceiptClaims; request: string | null }
  | { type: 'changed'; what: string }
  | { type: 'unknown-key'; kid: string }
  | { type: 'no-receipt' };

/** What a studio's owner of an item can keep, beside the receipt alone. */
const WITH_REQUEST = object({ receipt: text, request: text, salt: text });

/** As studios name theirs: a stranger's could say anything. */
const KEY_NAME = /^[\w-]{1,100}$/;

/**
 * Runs in browsers and in Node.
 * @param file a receipt, alone or as JSON with the request
 * @param keys those of the studio that it is to be from
 */
export async function verifyReceipt(file: string, keys: JSONWebKeySet): Promise<ReceiptVerdict> {
  const parts = partsOf(file);
  if (parts === null) return { type: 'no-receipt' };
  const { receipt, request, salt } = parts;
  const claims = await readClaims(receipt, keys);
  if ('type' in claims) return claims;
  if (request !== null && (await askedDigest(salt, request)) !== claims.asked.sha256) {
    return { type: 'changed', what: 'The request beside the receipt is not the one that it was made for.' };
  }
  return { type: 'valid', claims, request };
}

interface Parts {
  receipt: string;
  request: string | null;
  salt: string;
}

/** Null: of neither form. */
function partsOf(file: string): Parts | null {
  const trimmed = file.trim();
  if (!trimmed.startsWith('{')) {
    return /^[\w-]+\.[\w-]+(?:\.[\w-]*)?$/.test(trimmed)
      ? { receipt: trimmed, request: null, salt: '' }
      : null;
  }
  const value = parse(trimmed);
  return matches(WITH_REQUEST, value) ? value : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

async function readClaims(receipt: string, keys: JSONWebKeySet): Promise<ReceiptClaims | ReceiptVerdict> {
  try {
    const { payload, protectedHeader } = await compactVerify(receipt, createLocalJWKSet(keys), {
      algorithms: ['EdDSA'],
    });
    const claims = parse(new TextDecoder().decode(payload));
    return protectedHeader.typ === RECEIPT_TYPE && matches(RECEIPT_CLAIMS, claims)
      ? claims
      : { type: 'changed', what: 'It is signed, and no receipt.' };
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) {
      const { kid } = decodeProtectedHeader(receipt);
      return { type: 'unknown-key', kid: KEY_NAME.test(String(kid)) ? String(kid) : 'without a name' };
    }
    if (error instanceof errors.JOSEError) {
      return { type: 'changed', what: `It is not what was signed: ${error.message}.` };
    }
    throw error;
  }
}

/** As the studio makes it. */
const askedDigest = (salt: string, request: string): Promise<string> =>
  sha256(new TextEncoder().encode(`${salt}.${request}`));

/** Hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who says that they have made it, before anything is verified. Null: nobody, or not with a web address. */
export function claimedIssuer(file: string): string | null {
  try {
    const issuer = URL.parse(decodeJwt(partsOf(file)?.receipt ?? '').iss ?? '');
    return issuer !== null && /^https?:$/.test(issuer.protocol) ? issuer.origin : null;
  } catch {
    return null;
  }
}
