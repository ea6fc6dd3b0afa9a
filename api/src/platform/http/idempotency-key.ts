import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';

/** Same key, same act: a repeat is done and charged once. Older clients send none. */
export const idempotencyHeadersSchema = z.object({
  'idempotency-key': z.string().min(1).max(200).optional(),
});

/**
 * What is kept of a key: with all that makes two calls the same, because anybody may choose any key. Null without
 * one.
 */
export function idempotencyDigest(key: string | undefined, call: readonly unknown[]): string | null {
  if (key === undefined) return null;
  return createHash('sha256')
    .update(JSON.stringify([key, ...call]))
    .digest('base64url');
}
