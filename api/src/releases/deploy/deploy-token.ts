import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '../../platform/http/app-env.ts';

/** Tells a token from other secrets, for people and for scanners of repositories. */
const PREFIX = 'aicd_';

const TOKEN = /^Bearer (aicd_[\w-]{43})$/;

/** 32 random bytes. Only the hash is kept. */
export function createDeployToken(): { token: string; tokenHash: Buffer } {
  const token = PREFIX + randomBytes(32).toString('base64url');
  return { token, tokenHash: hashDeployToken(token) };
}

/**
 * Of the request's `Authorization` header; null without a token. Cookies open nothing here, so no page can act by
 * itself.
 */
export function readDeployTokenHash(c: AppContext): Buffer | null {
  const token = TOKEN.exec(c.req.header('authorization') ?? '')?.[1];
  return token === undefined ? null : hashDeployToken(token);
}

function hashDeployToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
