import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Says in whose name a mail's unsubscribe link speaks, to those who hold the key: the user's id and its HMAC-SHA256. It
 * needs no row and does not end, because a link in an old mail has to work, too.
 */
export function unsubscribeToken(userId: string, key: Buffer): string {
  return `${userId}.${signature(userId, key).toString('base64url')}`;
}

/** Whose token it is, or null when we have not signed it. */
export function readUnsubscribeToken(token: string, key: Buffer): string | null {
  const [userId = '', signed = ''] = token.split('.');
  const expected = signature(userId, key);
  const given = Buffer.from(signed, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

function signature(userId: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`unsubscribe:${userId}`).digest();
}
