import { schemaOf } from '@aic/contract/schemas';
import { LINKED_PROVIDER } from '@aic/contract/security';
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { done, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf, signedIn } from '../auth/caller.ts';
import { lastWayIn, providerNotLinked } from '../errors/account-errors.ts';
import { findLinkedProviders, unlinkProvider } from './linked-providers.repo.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/account/providers',
  summary: 'Other providers that sign the caller in, the oldest first',
  responses: { 200: json('The providers', z.array(schemaOf(LINKED_PROVIDER))), 401: signedOut },
});

const unlinkRoute = createRoute({
  method: 'delete',
  path: '/api/account/providers/{id}',
  summary: 'Have a provider sign the caller in no more',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: done('It does not any more'),
    401: signedOut,
    404: refusal("It is gone, or not the caller's"),
    409: refusal('There is neither a password nor a passkey'),
  },
});

export function linkedProvidersRoutes(deps: PlatformDeps): Routes {
  const { sql, config } = deps;
  const nameOf = (issuer: string): string =>
    config.oidc !== null && sameHost(config.oidc.issuer, issuer) ? config.oidc.name : hostOf(issuer);
  return createRouter()
    .openapi(listRoute, async (c) => {
      const providers = signedIn(await findLinkedProviders(sql, callerOf(c)));
      return c.json(
        providers.map(({ id, issuer, linkedAt }) => ({ id, name: nameOf(issuer), linkedAt })),
        200,
      );
    })
    .openapi(unlinkRoute, async (c) => {
      const outcome = await unlinkProvider(sql, callerOf(c), c.req.valid('param').id);
      switch (outcome) {
        case 'unlinked':
          return c.json({}, 200);
        case 'unknown':
          throw providerNotLinked();
        case 'last':
          throw lastWayIn();
        default:
          return outcome satisfies never;
      }
    });
}

const hostOf = (issuer: string): string => URL.parse(issuer)?.hostname ?? issuer;
/** It may name itself with a slash at its end. */
const sameHost = (one: string, other: string): boolean => URL.parse(one)?.host === URL.parse(other)?.host;
