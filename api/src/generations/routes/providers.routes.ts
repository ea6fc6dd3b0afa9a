import { GENERATION_KINDS, type GenerationKind, KINDS, PROVIDER, type ProviderInfo } from '@aic/contract';
import { schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { json, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import { createRouter } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import type { Provider, Providers } from '../providers/provider.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/providers',
  security: NO_SECRET,
  summary: 'Which engine makes what',
  responses: {
    200: json('One row per kind that can be made', z.array(schemaOf(PROVIDER))),
  },
});

export function providersRoutes(deps: Pick<GenerationDeps, 'providers'>) {
  return createRouter().openapi(listRoute, (c) => c.json(listProviders(deps.providers), 200));
}

/** One row per kind that can be made. */
export function listProviders(providers: Providers): ProviderInfo[] {
  return GENERATION_KINDS.flatMap((kind) => {
    const provider = providers[kind];
    return provider ? [rowOf(kind, provider)] : [];
  });
}

function rowOf(kind: GenerationKind, provider: Provider): ProviderInfo {
  const { engines = [] } = provider;
  return {
    kind,
    id: provider.id,
    ...provider.status(),
    supports: provider.supports(),
    ...(engines.length > 1 && {
      engines: engines.map(({ id, label, price, provider: maker }) => ({
        id,
        label,
        price: price ?? KINDS[kind].price,
        supports: maker.supports(),
      })),
    }),
  };
}
