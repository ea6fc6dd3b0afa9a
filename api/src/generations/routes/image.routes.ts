import { GENERATION_COSTS } from '@aic/contract';
import { imageGenerationSchema, imageRequestSchema } from '@aic/contract/schemas';
import { callerOf } from '../../identity/auth/caller.ts';
import { createRouter } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { sendPage } from '../list/send-page.ts';
import { respondStarted } from '../start/respond-started.ts';
import { startGeneration } from '../start/start-generation.ts';
import { listRoute, startRoute } from './openapi.ts';

const generateRoute = startRoute({
  path: '/api/generate',
  summary: 'Make an image',
  body: imageRequestSchema,
  item: imageGenerationSchema,
});
const imagesRoute = listRoute('/api/generations', 'Images', imageGenerationSchema);

export function imageRoutes(deps: GenerationDeps) {
  const router = createRouter();
  router.openAPIRegistry.registerPath(imagesRoute);
  router.get(imagesRoute.path, (c) => sendPage(c, deps, callerOf(c, deps), 'image'));
  return router.openapi(generateRoute, async (c) => {
    const caller = callerOf(c, deps);
    const request = c.req.valid('json');
    const { item } = await startGeneration(deps, caller, c.req.valid('header'), {
      kind: 'image',
      request,
      seed: request.seed,
      price: GENERATION_COSTS.image,
    });
    return respondStarted(c, deps, caller, item);
  });
}
