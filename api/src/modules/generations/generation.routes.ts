import { PAGE_SIZE_DEFAULT } from '../../contract/index.ts';
import type { AppDeps } from '../../deps.ts';
import type { AppContext } from '../../http/app-env.ts';
import { setDefaultHeader } from '../../http/default-header.ts';
import { AppError } from '../../http/app-error.ts';
import { createRouter } from '../../http/router.ts';
import { readSessionHash } from '../../http/session-cookie.ts';
import { parseCursor } from './cursor.ts';
import { cancelRoute, generateRoute, listRoute, readRoute, removeRoute } from './generation.openapi.ts';
import { findItem, findPage, requestCancel } from './generations.repo.ts';
import { preferredWaitMs } from './prefer.ts';
import { removeGeneration } from './remove-generation.ts';
import { startImage } from './start-image.ts';
import { waitForEnd } from './wait-for-end.ts';

/** Whether the cookie's session is valid is for each statement to say; without a cookie there is nothing to ask. */
export function generationRoutes(deps: AppDeps) {
  const callerOf = (c: AppContext) => {
    const tokenHash = readSessionHash(c, deps.config);
    if (!tokenHash) throw new AppError('unauthorized', 'Unauthorized');
    return { tokenHash, now: deps.clock.now() };
  };

  return createRouter()
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
    .openapi(listRoute, async (c) => {
      const { limit = PAGE_SIZE_DEFAULT, cursor } = c.req.valid('query');
      const page = await findPage(deps.sql, callerOf(c), {
        kind: 'image',
        limit,
        after: parseCursor(cursor),
      });
      if (!page) throw new AppError('unauthorized', 'Unauthorized');
      if (page.nextCursor !== null) {
        setDefaultHeader(
          c,
          'Link',
          `</api/generations?limit=${limit}&cursor=${page.nextCursor}>; rel="next"`,
        );
      }
      // Postgres has made the JSON already; the cast is safe because image-item.ts makes the schema's shape, as tests show.
      return c.body(page.body, 200, { 'Content-Type': 'application/json' }) as never;
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
