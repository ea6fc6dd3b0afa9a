import type { AppDeps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { createRouter } from '../../../http/router.ts';
import { callerOf } from '../../../http/caller.ts';
import { findItem, requestCancel } from '../generations.repo.ts';
import { cancelRoute, readRoute, removeRoute } from './openapi.ts';
import { removeGeneration } from '../remove-generation.ts';

/** What can be done with an item of any kind. */
export function itemRoutes(deps: AppDeps) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const { isSignedIn, item } = await findItem(deps.sql, callerOf(c, deps), c.req.valid('param').id);
      if (!isSignedIn) throw new AppError('unauthorized', 'Unauthorized');
      if (!item) throw new AppError('not_found', 'This item does not exist, or it is not yours.');
      return c.json(item, 200);
    })
    .openapi(cancelRoute, async (c) => {
      const { userId, item } = await requestCancel(deps.sql, callerOf(c, deps), c.req.valid('param').id);
      deps.notifier.notify('events', userId);
      return c.json(item, 200);
    })
    .openapi(removeRoute, async (c) => {
      await removeGeneration(deps, callerOf(c, deps), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
