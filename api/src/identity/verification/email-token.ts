import { createHash } from 'node:crypto';

/** 32 bytes in base64url. */
export const EMAIL_TOKEN = /^[\w-]{43}$/;

/** What the database holds of a mailed token: SHA-256 of its 32 bytes. */
export function hashEmailToken(token: string): Buffer {
  return createHash('sha256').update(token, 'base64url').digest();
}
