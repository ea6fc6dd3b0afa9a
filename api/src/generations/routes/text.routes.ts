import { GENERATION_COSTS } from '@aic/contract';
import { textGenerationSchema, textRequestSchema } from '@aic/contract/schemas';
import { z } from '@hono/zod-openapi';
import { callerOf } from '../../identity/auth/caller.ts';
import { itemNotFound } from '../../platform/errors/errors.ts';
import { createRouter } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { sendPage } from '../list/send-page.ts';
import { respondStarted } from '../start/respond-started.ts';
import { startGeneration } from '../start/start-generation.ts';
import { watchText } from '../text/watch-text.ts';
import { listRoute, startRoute, watchTextRoute } from './openapi.ts';

const generateRoute = startRoute({
  path: '/api/generate-text',
  summary: 'Write a text',
  body: textRequestSchema,
  item: textGenerationSchema,
});
const idSchema = z.uuid();
const textsRoute = listRoute('/api/text-generations', 'Texts', textGenerationSchema);

export function textRoutes(deps: GenerationDeps) {
  const router = createRouter();
  router.openAPIRegistry.registerPath(textsRoute);
  router.get(textsRoute.path, (c) => sendPage(c, deps, callerOf(c, deps), 'text'));
  router.openAPIRegistry.registerPath(watchTextRoute);
  router.get('/api/text-generations/:id/stream', async (c) => {
    const { success, data } = idSchema.safeParse(c.req.param('id'));
    if (!success) throw itemNotFound();
    const stream = await watchText(deps, callerOf(c, deps).tokenHash, data, c.req.raw.signal);
    c.header('Content-Type', 'application/x-ndjson');
    c.header('Cache-Control', 'no-store');
    // Proxies must pass it on as it comes.
    c.header('X-Accel-Buffering', 'no');
    return c.body(stream, 200);
  });
  return router.openapi(generateRoute, async (c) => {
    const caller = callerOf(c, deps);
    const { item } = await startGeneration(deps, caller, c.req.valid('header'), {
      kind: 'text',
      request: c.req.valid('json'),
      price: GENERATION_COSTS.text,
    });
    return respondStarted(c, deps, caller, item);
  });
}
