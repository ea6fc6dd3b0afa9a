import { GENERATION_COSTS } from '@aic/contract';
import { musicGenerationSchema, musicRequestSchema } from '@aic/contract/schemas';
import { callerOf } from '../../identity/auth/caller.ts';
import { createRouter } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { sendPage } from '../list/send-page.ts';
import { respondStarted } from '../start/respond-started.ts';
import { startGeneration } from '../start/start-generation.ts';
import { listRoute, startRoute } from './openapi.ts';

const generateRoute = startRoute({
  path: '/api/generate-music',
  summary: 'Make a piece of music',
  body: musicRequestSchema,
  item: musicGenerationSchema,
});
const musicRoute = listRoute('/api/music-generations', 'Music', musicGenerationSchema);

export function musicRoutes(deps: GenerationDeps) {
  const router = createRouter();
  router.openAPIRegistry.registerPath(musicRoute);
  router.get(musicRoute.path, (c) => sendPage(c, deps, callerOf(c, deps), 'music'));
  return router.openapi(generateRoute, async (c) => {
    const caller = callerOf(c, deps);
    const request = c.req.valid('json');
    const { item } = await startGeneration(deps, caller, c.req.valid('header'), {
      kind: 'music',
      request,
      seed: request.seed,
      price: GENERATION_COSTS.music,
    });
    return respondStarted(c, deps, caller, item);
  });
}
