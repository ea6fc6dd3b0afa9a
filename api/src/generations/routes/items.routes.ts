import { callerOf } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { itemNotFound } from '../errors/generation-errors.ts';
import { publishItem } from '../items/publish-item.ts';
import { removeItem } from '../items/remove-item.ts';
import { findItem, requestCancel } from '../list/generations.repo.ts';
import { cancelRoute, publishRoute, readRoute, removeRoute, unpublishRoute } from './openapi.ts';

/** What can be done with an item of any kind. */
export function itemsRoutes(deps: PlatformDeps): Routes {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const { isSignedIn, item } = await findItem(deps.sql, callerOf(c), c.req.valid('param').id);
      if (!isSignedIn) throw unauthorized();
      if (!item) throw itemNotFound();
      return c.json(item, 200);
    })
    .openapi(cancelRoute, async (c) => {
      const { userId, item } = await requestCancel(deps.sql, callerOf(c), c.req.valid('param').id);
      // Its place may have gone to one that was deferred.
      deps.notifier.notify('jobs');
      deps.notifier.notify('events', userId);
      return c.json(item, 200);
    })
    .openapi(publishRoute, async (c) =>
      c.json(await publishItem(deps, callerOf(c), c.req.valid('param').id, true), 200),
    )
    .openapi(unpublishRoute, async (c) =>
      c.json(await publishItem(deps, callerOf(c), c.req.valid('param').id, false), 200),
    )
    .openapi(removeRoute, async (c) => {
      await removeItem(deps, callerOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
