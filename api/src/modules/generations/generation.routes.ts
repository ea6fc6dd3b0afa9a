import type { AppDeps } from '../../deps.ts';
import type { AppContext } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { createRouter } from '../../http/router.ts';
import { readSessionHash } from '../../http/session-cookie.ts';
import { cancelRoute, generateRoute, listRoute, readRoute, removeRoute } from './generation.openapi.ts';
import { findItem, requestCancel } from './generations.repo.ts';
import { preferredWaitMs } from './prefer.ts';
import { removeGeneration } from './remove-generation.ts';
import { sendPage } from './send-page.ts';
import { startImage } from './start-image.ts';
import { waitForEnd } from './wait-for-end.ts';

/** Whether the cookie's session is valid is for each statement to say; without a cookie there is nothing to ask. */
export function generationRoutes(deps: AppDeps) {
  const callerOf = (c: AppContext) => {
    const tokenHash = readSessionHash(c, deps.config);
    if (!tokenHash) throw new AppError('unauthorized', 'Unauthorized');
    return { tokenHash, now: deps.clock.now() };
  };

  const router = createRouter();
  router.openAPIRegistry.registerPath(listRoute);
  router.get(listRoute.path, (c) => sendPage(c, deps, callerOf(c)));
  return router
    .openapi(generateRoute, async (c) => {
      const { tokenHash } = callerOf(c);
      const headers = c.req.valid('header');
      const started = await startImage(deps, {
        tokenHash,
        request: c.req.valid('json'),
        idempotencyKey: headers['idempotency-key'] ?? null,
        quotedPrice: headers['x-quoted-price'] ?? null,
      });
      const waitMs = preferredWaitMs(headers.prefer);
      const item = await waitForEnd(deps, tokenHash, started, { waitMs, signal: c.req.raw.signal });
      if (waitMs > 0) c.header('Preference-Applied', `wait=${waitMs / 1000}`);
      return c.json(item, item.status === 'processing' ? 202 : 200);
    })
    .openapi(readRoute, async (c) => {
      const { isSignedIn, item } = await findItem(deps.sql, callerOf(c), c.req.valid('param').id);
      if (!isSignedIn) throw new AppError('unauthorized', 'Unauthorized');
      if (!item) throw new AppError('not_found', 'This item does not exist, or it is not yours.');
      return c.json(item, 200);
    })
    .openapi(cancelRoute, async (c) => {
      const { userId, item } = await requestCancel(deps.sql, callerOf(c), c.req.valid('param').id);
      deps.doorbell.ring('events', userId);
      return c.json(item, 200);
    })
    .openapi(removeRoute, async (c) => {
      await removeGeneration(deps, callerOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
