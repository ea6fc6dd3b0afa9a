import { PREVIEW_PARAMETER } from '@aic/contract/registry';
import { CHANNEL_CHOICE } from '@aic/contract/remotes';
import { channelChoiceSchema, remoteNameSchema, schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf } from '../../identity/auth/caller.ts';
import { readSessionHash } from '../../identity/auth/session.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { createPreviewTokens } from '../previews/preview-token.ts';
import { chooseChannel, findChannelChoices } from './remotes.repo.ts';
import { resolveFor, type RemotesDeps } from './resolve-remotes.ts';
import { withPreviews } from './with-previews.ts';

const channelRoute = createRoute({
  method: 'put',
  path: '/api/remotes/{name}/channel',
  summary: "Have the beta builds of a tool, or those that everybody has; from the caller's next page on",
  request: {
    params: z.object({ name: remoteNameSchema }),
    ...body(channelChoiceSchema),
  },
  responses: {
    200: json('It is so', channelChoiceSchema),
    401: signedOut,
    403: refusal('Its beta is for admins'),
    404: refusal('There is no such tool'),
  },
});

const choicesRoute = createRoute({
  method: 'get',
  path: '/api/remotes/channels',
  summary: 'The tools of which the caller can have a beta build that differs from what they have without it',
  responses: {
    200: json('The tools, by name', z.array(schemaOf(CHANNEL_CHOICE))),
    401: signedOut,
  },
});

/**
 * GET /api/remotes: what the HTML carries inline, for refresh. With links to builds (`?preview=`) those that they give
 * to a user who is signed in.
 */
export function remotesRoutes(deps: RemotesDeps & Pick<PlatformDeps, 'clock'>): Routes {
  const router = createRouter();
  const previewTokens = createPreviewTokens(deps.config);
  router.get('/api/remotes', async (c) => {
    const { userId, registry } = await resolveFor(deps, readSessionHash(c));
    const tokens = c.req.queries(PREVIEW_PARAMETER);
    const isPlain = userId === null || tokens === undefined;
    return c.json(isPlain ? registry : await withPreviews({ ...deps, previewTokens }, registry, tokens));
  });
  router.openapi(choicesRoute, async (c) => c.json(await findChannelChoices(deps.sql, callerOf(c)), 200));
  return router.openapi(channelRoute, async (c) => {
    const { channel } = c.req.valid('json');
    await chooseChannel(deps.sql, callerOf(c), c.req.valid('param').name, channel);
    return c.json({ channel }, 200);
  });
}
