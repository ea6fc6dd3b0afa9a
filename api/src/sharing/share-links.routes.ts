import { randomBytes } from 'node:crypto';
import { shareRequestSchema, schemaOf } from '@aic/contract/schemas';
import { SHARE_LINK, type ShareLink } from '@aic/contract/sharing';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf } from '../identity/auth/caller.ts';
import { hashRandomToken } from '../identity/auth/random-token.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { unauthorized } from '../platform/errors/errors.ts';
import { body, json, refusal, signedOut } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { openShareKeys } from './share-keys.ts';
import { endLink, findLink, saveLink, type StoredLink } from './share-links.repo.ts';
import { expiryInThePast, notShared } from './sharing-errors.ts';

const path = '/api/generations/{id}/share';
const params = z.object({ id: z.uuid() });
const link = json('The link', schemaOf(SHARE_LINK));
const refusals = { 401: signedOut, 404: refusal('Not there, or not yours') };

const saveRoute = createRoute({
  method: 'put',
  path,
  summary: 'Make the link by which everybody may see a finished item, or change what it shows and how long',
  request: { params, ...body(shareRequestSchema) },
  responses: { 200: link, 400: refusal('Not valid'), ...refusals, 409: refusal('It is not finished') },
});
const readRoute = createRoute({
  method: 'get',
  path,
  summary: 'The link of an item, as long as it is good',
  request: { params },
  responses: { 200: link, ...refusals },
});
const endRoute = createRoute({
  method: 'delete',
  path,
  summary: 'Switch the link of an item off for good',
  request: { params },
  responses: { 204: { description: 'It no longer opens' }, ...refusals },
});

/** What the owner of an item does with its link. */
export function shareLinksRoutes(deps: PlatformDeps): Routes {
  const { sql, config } = deps;
  const keys = openShareKeys(config);
  const wireOf = ({ seed, expiresAt, withRecipe, withLabel }: StoredLink): ShareLink => ({
    url: `${config.appOrigin}/s/${keys.tokenOf(Buffer.from(seed, 'hex'))}`,
    expiresAt,
    withRecipe,
    withLabel,
  });
  return createRouter()
    .openapi(saveRoute, async (c) => {
      const caller = callerOf(c);
      const { expiresAt, withRecipe, withLabel = null } = c.req.valid('json');
      const until = expiresAt ? new Date(expiresAt) : null;
      if (until !== null && until <= caller.now) throw expiryInThePast();
      const seed = randomBytes(32);
      const tokenHash = hashRandomToken(keys.tokenOf(seed));
      const stored = await saveLink(sql, caller, c.req.valid('param').id, {
        seed,
        tokenHash,
        withRecipe,
        withLabel,
        expiresAt: until,
      });
      deps.notifier.notify('events', stored.userId);
      return c.json(wireOf(stored), 200);
    })
    .openapi(readRoute, async (c) => {
      const found = await findLink(sql, callerOf(c), c.req.valid('param').id);
      if (!found.isSignedIn) throw unauthorized();
      if (found.link === null) throw notShared();
      return c.json(wireOf(found.link), 200);
    })
    .openapi(endRoute, async (c) => {
      deps.notifier.notify('events', await endLink(sql, callerOf(c), c.req.valid('param').id));
      return c.body(null, 204);
    });
}
