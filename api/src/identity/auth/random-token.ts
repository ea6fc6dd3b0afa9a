import { createHash, randomBytes } from 'node:crypto';

/** 32 bytes in base64url: what a cookie or a mailed link holds. */
export const RANDOM_TOKEN = /^[\w-]{43}$/;

export const newRandomToken = (): string => randomBytes(32).toString('base64url');

/** What the database holds and looks up: SHA-256 of the 32 bytes, so that a copy of the table opens nothing. */
export function hashRandomToken(token: string): Buffer {
  return createHash('sha256').update(token, 'base64url').digest();
}
