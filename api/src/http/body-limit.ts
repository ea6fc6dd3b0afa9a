import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { bodyTooLarge } from '../errors/errors.ts';

const JSON_BYTES_MAX = 64 * 1024;

/** Routes that take files. They limit what they receive themselves (uploads/receive-form.ts). */
export const UPLOAD_PATHS: ReadonlySet<string> = new Set(['/api/edit', '/api/generate-video-from-image']);

/** The longest body any JSON route needs is a prompt of 4,000 characters. */
export const limitJsonBody = createMiddleware<AppEnv>(async (c, next) => {
  return UPLOAD_PATHS.has(c.req.path) ? next() : limit(c, next);
});

const limit = bodyLimit({
  maxSize: JSON_BYTES_MAX,
  onError: () => {
    throw bodyTooLarge(JSON_BYTES_MAX / 1024);
  },
});
