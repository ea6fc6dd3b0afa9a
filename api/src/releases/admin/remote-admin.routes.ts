import {
  DEPLOY_TOKEN,
  NEW_DEPLOY_TOKEN,
  RELEASE_COMMAND_RESULT,
  REMOTE_LOAD,
  REMOTE_STATUS,
} from '@aic/contract/remotes';
import {
  deployTokenRequestSchema,
  releaseCommandSchema,
  remoteNameSchema,
  schemaOf,
} from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, done, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { runReleaseCommandAsAdmin, findRemotes } from '../commands/release-commands.repo.ts';
import { createDeployToken } from '../deploy/deploy-token.ts';
import { findDeployTokens, makeDeployToken, revokeDeployToken } from '../deploy/deploy-tokens.repo.ts';
import { unknownToken } from '../errors/remote-errors.ts';
import { withPreviewLink } from '../previews/preview-link.ts';
import { listLoads } from '../reports/list-loads.ts';

const refusals = {
  401: signedOut,
  403: refusal('Not an admin'),
  404: refusal('There is none'),
  409: refusal('The registry refuses it'),
};

const remotesRoute = createRoute({
  method: 'get',
  path: '/api/admin/remotes',
  summary: 'What the registry knows of every remote',
  responses: { 200: json('Remotes', z.array(schemaOf(REMOTE_STATUS))), ...refusals },
});
const loadsRoute = createRoute({
  method: 'get',
  path: '/api/admin/remote-loads',
  summary: 'How builds loaded in the last 24 hours',
  responses: { 200: json('Sums by build and phase', z.array(schemaOf(REMOTE_LOAD))), ...refusals },
});
const commandRoute = createRoute({
  method: 'post',
  path: '/api/admin/remotes/{name}/acts',
  summary: 'Release, roll out, promote, roll back, follow, kill, revive, remove or preview',
  request: { params: z.object({ name: remoteNameSchema }), ...body(releaseCommandSchema) },
  responses: { 200: json('What it did', schemaOf(RELEASE_COMMAND_RESULT)), ...refusals },
});
const tokensRoute = createRoute({
  method: 'get',
  path: '/api/admin/deploy-tokens',
  summary: 'Deploy tokens, without their secrets',
  responses: { 200: json('Tokens', z.array(schemaOf(DEPLOY_TOKEN))), ...refusals },
});
const makeRoute = createRoute({
  method: 'post',
  path: '/api/admin/deploy-tokens',
  summary: 'Make a deploy token of one remote; it is shown this once',
  request: body(deployTokenRequestSchema),
  responses: { 200: json('The token', schemaOf(NEW_DEPLOY_TOKEN)), ...refusals },
});
const revokeRoute = createRoute({
  method: 'post',
  path: '/api/admin/deploy-tokens/{id}/revoke',
  summary: 'End a deploy token',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: done('It does nothing any more'), ...refusals },
});

/**
 * The registry for those who run the studio. Each statement checks that its caller is an admin and writes down what
 * it does.
 */
export function remoteAdminRoutes(deps: PlatformDeps): Routes {
  const { sql } = deps;
  return createRouter()
    .openapi(remotesRoute, async (c) => c.json(await findRemotes(sql, callerOf(c)), 200))
    .openapi(loadsRoute, async (c) => c.json(await listLoads(sql, callerOf(c)), 200))
    .openapi(commandRoute, async (c) => {
      const { name } = c.req.valid('param');
      const command = c.req.valid('json');
      const result = await runReleaseCommandAsAdmin(sql, callerOf(c), name, command);
      return c.json(withPreviewLink(deps.config, command, result), 200);
    })
    .openapi(tokensRoute, async (c) => c.json(await findDeployTokens(sql, callerOf(c)), 200))
    .openapi(makeRoute, async (c) => {
      const { token, tokenHash } = createDeployToken();
      const id = await makeDeployToken(sql, { ...c.req.valid('json'), tokenHash }, callerOf(c));
      return c.json({ id, token }, 200);
    })
    .openapi(revokeRoute, async (c) => {
      const isRevoked = await revokeDeployToken(sql, c.req.valid('param').id, callerOf(c));
      if (!isRevoked) throw unknownToken();
      return c.json({}, 200);
    });
}
