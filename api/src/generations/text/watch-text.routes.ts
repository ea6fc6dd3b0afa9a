import { createRoute, z } from '@hono/zod-openapi';
import { callerOf } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { itemNotFound } from '../errors/generation-errors.ts';
import { watchText } from './watch-text.ts';

const idSchema = z.uuid();

const watchTextRoute = createRoute({
  method: 'get',
  path: '/api/text-generations/{id}/stream',
  summary: 'A text as it is being written',
  request: { params: z.object({ id: idSchema }) },
  responses: {
    200: {
      description:
        'Lines of JSON: {"from": 12, "text": "..."} replaces all from that character on; {"status": "completed"} is the last',
      content: { 'application/x-ndjson': { schema: z.string() } },
    },
    401: signedOut,
    404: refusal('Not there, or not yours'),
  },
});

/** A text as it is being written. */
export function watchTextRoutes(deps: PlatformDeps): Routes {
  const router = createRouter();
  router.openAPIRegistry.registerPath(watchTextRoute);
  return router.get('/api/text-generations/:id/stream', async (c) => {
    const { success, data } = idSchema.safeParse(c.req.param('id'));
    if (!success) throw itemNotFound();
    const stream = await watchText(deps, callerOf(c).tokenHash, data, c.req.raw.signal);
    c.header('Content-Type', 'application/x-ndjson');
    c.header('Cache-Control', 'no-store');
    // Proxies must pass it on as it comes.
    c.header('X-Accel-Buffering', 'no');
    return c.body(stream, 200);
  });
}
