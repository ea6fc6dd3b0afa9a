import { createRoute, z } from '@hono/zod-openapi';
import { channelChoiceSchema, errorBodySchema, remoteNameSchema } from '@aic/contract/schemas';
import type { AppDeps } from '../../deps.ts';
import { callerOf } from '../../http/caller.ts';
import { readSessionHash } from '../auth/session.ts';
import { createRouter } from '../../http/router.ts';
import { json } from '../../http/route-texts.ts';
import { chooseChannel } from './remotes.repo.ts';
import { resolveFor, type RemotesDeps } from './resolve-remotes.ts';

const channelRoute = createRoute({
  method: 'put',
  path: '/api/remotes/{name}/channel',
  summary: "Have the beta builds of a tool, or those that everybody has; from the caller's next page on",
  request: {
    params: z.object({ name: remoteNameSchema }),
    body: { required: true, content: { 'application/json': { schema: channelChoiceSchema } } },
  },
  responses: {
    200: json('It is so', channelChoiceSchema),
    401: json('Nobody is signed in', errorBodySchema),
    404: json('There is no such tool', errorBodySchema),
  },
});

/** GET /api/remotes: what the HTML carries inline, for refresh. */
export function remoteRoutes(deps: RemotesDeps & Pick<AppDeps, 'clock'>) {
  const router = createRouter();
  router.get('/api/remotes', async (c) => {
    const { registry } = await resolveFor(deps, readSessionHash(c, deps.config));
    return c.json(registry);
  });
  return router.openapi(channelRoute, async (c) => {
    const { channel } = c.req.valid('json');
    await chooseChannel(deps.sql, callerOf(c, deps), c.req.valid('param').name, channel);
    return c.json({ channel }, 200);
  });
}
