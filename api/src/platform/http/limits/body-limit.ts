import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bodyTooLarge } from '../../errors/errors.ts';
import type { AppEnv } from '../app-env.ts';
import type { PathRules } from '../path-rules.ts';

/** The longest body any JSON route needs is a prompt of 4,000 characters. */
const JSON_BYTES_MAX = 64 * 1024;

/** What is larger is refused before it is read. */
export const limitBodyTo = (bytesMax: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize: bytesMax,
    onError: () => {
      throw bodyTooLarge(bytesMax / 1024);
    },
  });

/** For a route outside of the API. */
export const limitBody = limitBodyTo(JSON_BYTES_MAX);

export const limitJsonBody =
  (rulesOf: PathRules): MiddlewareHandler<AppEnv> =>
  async (c, next) =>
    rulesOf(c.req.path).limitsBody ? next() : limitBody(c, next);
