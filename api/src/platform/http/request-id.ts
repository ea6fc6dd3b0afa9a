import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { setDefaultHeader } from './default-header.ts';

const HEADER = 'X-Request-Id';

/** Names the request in logs, errors and the response. A proxy's id is kept when it is a plain one. */
export const nameRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  const given = c.req.header(HEADER);
  const id = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  c.set('requestId', id);
  setDefaultHeader(c, HEADER, id);
  await next();
};
