import { GENERATION_KINDS, type GenerationKind, KINDS, PROVIDER, type ProviderInfo } from '@aic/contract';
import { schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { json, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import type { Provider } from '../providers/provider.ts';
import { type DownEngines, readDownEngines } from './engine-health.ts';
import { type EngineSpeeds, readEngineSpeeds } from './engine-speed.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/providers',
  security: NO_SECRET,
  summary: 'Which engine makes what',
  responses: {
    200: json('One row per kind that can be made', z.array(schemaOf(PROVIDER))),
  },
});

export function providersRoutes(deps: ProvidersDeps): Routes {
  return createRouter().openapi(listRoute, async (c) => c.json(await listProviders(deps), 200));
}

type ProvidersDeps = Pick<GenerationDeps, 'providers' | 'sql' | 'clock' | 'logger'>;

/** Said before the press, where it will most likely fail. */
const JUST_FAILED = 'This engine has just failed, so it may fail again. What fails costs nothing.';

/** One row per kind that can be made. */
export async function listProviders({ providers, ...deps }: ProvidersDeps): Promise<ProviderInfo[]> {
  const [down, speeds] = await Promise.all([readDownEngines(deps), readEngineSpeeds(deps)]);
  return GENERATION_KINDS.flatMap((kind) => {
    const provider = providers[kind];
    return provider ? [rowOf(kind, provider, down, speeds)] : [];
  });
}

function rowOf(
  kind: GenerationKind,
  provider: Provider,
  down: DownEngines,
  speeds: EngineSpeeds,
): ProviderInfo {
  const { engines = [] } = provider;
  const stateOf = (maker: Provider, engine: string) => {
    const isDown = down.has(`${kind} ${engine}`);
    const { state, label, message } = maker.status();
    return { isDown, label, state, message: isDown ? JUST_FAILED : message, supports: maker.supports() };
  };
  const { isDown: _, ...first } = stateOf(provider, engines[0]?.id ?? '');
  return {
    kind,
    id: provider.id,
    ...first,
    // One alone is no choice, and has a price that has to be shown.
    ...((engines.length > 1 || (engines[0]?.price ?? null) !== null) && {
      engines: engines.map(({ id, label, price, provider: maker }) => ({
        ...stateOf(maker, id),
        id,
        label,
        price: price ?? KINDS[kind].price,
        seconds: speeds.get(`${kind} ${id}`) ?? null,
      })),
    }),
  };
}
