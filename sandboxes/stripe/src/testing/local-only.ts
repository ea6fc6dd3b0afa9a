import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';

/**
 * Answers this machine alone: no other host, no request that a proxy passed on, and no page of another site in the
 * developer's own browser.
 */
export const localOnly = createMiddleware(async (http, next) => {
  const { address = '' } = getConnInfo(http).remote;
  const isLocal = address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
  const isPassedOn =
    http.req.header('x-forwarded-for') !== undefined || http.req.header('forwarded') !== undefined;
  const isForeign = ['cross-site', 'same-site'].includes(http.req.header('sec-fetch-site') ?? 'none');
  if (!isLocal || isPassedOn || isForeign) {
    return http.json({ error: 'The sandbox answers this to its own machine only.' }, 403);
  }
  return next();
});
