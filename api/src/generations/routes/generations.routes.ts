import { GENERATION_KINDS } from '@aic/contract';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { queueRoutes } from '../queue/queue.routes.ts';
import { watchTextRoutes } from '../text/watch-text.routes.ts';
import { itemsRoutes } from './items.routes.ts';
import { kindRoutes } from './kinds.routes.ts';
import { readingsRoutes } from './readings.routes.ts';

/** Everything that makes, lists and ends generations. */
export function generationsRoutes(deps: GenerationDeps): Routes {
  const router = createRouter();
  for (const kind of GENERATION_KINDS) router.route('/', kindRoutes(deps, kind));
  return router
    .route('/', watchTextRoutes(deps))
    .route('/', itemsRoutes(deps))
    .route('/', queueRoutes(deps))
    .route('/', readingsRoutes(deps));
}
