import { PUBLISHED_BUILD, RELEASE_COMMAND_RESULT, REMOTE_FAULT, REMOTE_STATUS } from '@aic/contract/remotes';
import { commitSchema, releaseCommandSchema, remoteNameSchema, schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { createConcurrencyLimit } from '../../platform/http/limits/concurrency-limit.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { body, json, refusal, DEPLOY_TOKEN } from '../../platform/http/openapi/route-texts.ts';
import type { PathRule } from '../../platform/http/path-rules.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { runReleaseCommand, findRemoteStatus } from '../commands/release-commands.repo.ts';
import {
  deployTokenRefused,
  tooManyDeploys,
  tooManyUploads,
  unknownRemote,
} from '../errors/remote-errors.ts';
import { findFaults } from '../faults/faults.repo.ts';
import { listFaults } from '../faults/list-faults.ts';
import { withPreviewLink } from '../previews/preview-link.ts';
import { readDeployTokenHash } from './deploy-token.ts';
import { authenticateDeployToken } from './deploy-tokens.repo.ts';
import { type PublishDeps, receiveAndPublish } from './receive-and-publish.ts';

/** Pipelines come with a token. Cookies count for nothing here, so no page can act by itself. */
export const DEPLOY_RULES: readonly PathRule[] = [
  { path: /^\/api\/deploy\//, isForOthers: true },
  // Limits what it receives itself (receive-build.ts).
  { path: /^\/api\/deploy\/.*\/builds$/, limitsBody: true },
];

const refusals = {
  400: refusal('Not valid, or no whole build'),
  401: refusal("The token is unknown, over, revoked or another remote's"),
  404: refusal('There is no such remote or build'),
  409: refusal('The registry refuses it'),
};
/** Each may be kept for months: a pipeline that publishes in a loop fills no disk. Dry runs keep nothing. */
const UPLOADS_PER_TOKEN = { limit: 50, windowSeconds: 24 * 60 * 60 };
const DRY_RUNS_PER_TOKEN = { limit: 500, windowSeconds: 24 * 60 * 60 };

const params = z.object({ name: remoteNameSchema });

const statusRoute = createRoute({
  method: 'get',
  path: '/api/deploy/{name}',
  security: DEPLOY_TOKEN,
  summary: 'What the registry knows of a remote; with a deploy token, as all of these',
  request: { params },
  responses: { 200: json('Channels, builds and audit', schemaOf(REMOTE_STATUS)), ...refusals },
});
const commandRoute = createRoute({
  method: 'post',
  path: '/api/deploy/{name}/acts',
  security: DEPLOY_TOKEN,
  summary: 'Release, roll out, promote, roll back, follow, kill, revive, remove or preview',
  request: { params, ...body(releaseCommandSchema) },
  responses: { 200: json('What it did', schemaOf(RELEASE_COMMAND_RESULT)), ...refusals },
});
const errorsRoute = createRoute({
  method: 'get',
  path: '/api/deploy/{name}/errors',
  security: DEPLOY_TOKEN,
  summary: 'Where the code of a remote breaks in browsers, with its places in the sources',
  request: { params },
  responses: { 200: json('The latest first', z.array(schemaOf(REMOTE_FAULT))), ...refusals },
});
const publishRoute = createRoute({
  method: 'post',
  path: '/api/deploy/{name}/builds',
  security: DEPLOY_TOKEN,
  summary: 'Publish a build: a form with its files and their build-info.json',
  request: {
    params,
    query: z.object({ commit: commitSchema.optional(), dryRun: z.enum(['true', 'false']).default('false') }),
  },
  responses: {
    200: json('It is published; no channel has it yet', schemaOf(PUBLISHED_BUILD)),
    ...refusals,
    413: refusal('Too large, or over its size budget'),
    429: refusal('Another upload is on its way, or the token has had its number of them today'),
  },
});

/** What a pipeline does with a deploy token of one remote. Sessions count for nothing here. */
export function deployRoutes(deps: PlatformDeps & PublishDeps): Routes {
  const { sql, clock } = deps;
  const uploads = createConcurrencyLimit(1, tooManyDeploys);

  /** @throws AppError `unauthorized` */
  async function useToken(c: AppContext, name: string): Promise<{ actor: string; tokenHash: Buffer }> {
    const tokenHash = readDeployTokenHash(c);
    const actor = tokenHash && (await authenticateDeployToken(sql, tokenHash, name, clock.now()));
    if (tokenHash === null || actor === null) throw deployTokenRefused(name);
    return { actor, tokenHash };
  }

  return createRouter()
    .openapi(statusRoute, async (c) => {
      const { name } = c.req.valid('param');
      await useToken(c, name);
      const status = await findRemoteStatus(sql, name);
      if (status === null) throw unknownRemote(name);
      return c.json(status, 200);
    })
    .openapi(commandRoute, async (c) => {
      const { name } = c.req.valid('param');
      const { actor } = await useToken(c, name);
      const command = c.req.valid('json');
      const result = await runReleaseCommand(sql, name, command, actor);
      return c.json(withPreviewLink(deps.config, command, result), 200);
    })
    .openapi(errorsRoute, async (c) => {
      const { name } = c.req.valid('param');
      await useToken(c, name);
      const faults = await findFaults(sql, name);
      return c.json(await listFaults({ ...deps, dataDir: deps.config.dataDir }, name, faults), 200);
    })
    .openapi(publishRoute, async (c) => {
      const { name } = c.req.valid('param');
      const { commit = null, dryRun } = c.req.valid('query');
      const { actor, tokenHash } = await useToken(c, name);
      const done = uploads.take(name);
      try {
        const isDryRun = dryRun === 'true';
        const limit = isDryRun ? DRY_RUNS_PER_TOKEN : UPLOADS_PER_TOKEN;
        const key = `deploy-${isDryRun ? 'dry-run' : 'upload'}:${tokenHash.toString('hex')}`;
        await takeRateLimits(deps, [{ key, ...limit }], (seconds) =>
          tooManyUploads(isDryRun, limit.limit, seconds),
        );
        const upload = { name, request: c.req.raw, actor, commit, isDryRun };
        return c.json(await receiveAndPublish(deps, upload), 200);
      } finally {
        done();
      }
    });
}
