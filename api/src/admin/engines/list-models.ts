import type { EngineModels } from '@aic/contract/admin';
import { z } from 'zod';
import { checkpointsSchema } from '../../generations/engines/discovery/wires.ts';
import { ProviderError } from '../../generations/errors/provider-error.ts';
import { jsonOf, vendorRequest } from '../../generations/providers/http/vendor-request.ts';
import { vendorUrl } from '../../generations/providers/http/vendor-url.ts';
import type { EngineSetting, VendorId } from '../../platform/config/engines.ts';

const PATIENCE_MS = 10_000;

const openAi = {
  path: '/models',
  schema: z
    .object({ data: z.array(z.object({ id: z.string() })) })
    .transform(({ data }) => data.map(({ id }) => id)),
};

/** Where servers list what they have. */
const LISTS: { readonly [Id in VendorId]?: { path: string; schema: z.ZodType<string[]>; usual?: string } } = {
  openai: { ...openAi, usual: 'https://api.openai.com/v1' },
  'openai-compatible': openAi,
  videos: openAi,
  comfyui: { path: '/object_info/CheckpointLoaderSimple', schema: checkpointsSchema },
  a1111: {
    path: '/sdapi/v1/sd-models',
    schema: z.array(z.object({ title: z.string() })).transform((all) => all.map(({ title }) => title)),
  },
};

/** The models that the server of an engine names. */
export async function listModels(
  { vendor, endpoint: { baseUrl, apiKey } }: EngineSetting,
  signal: AbortSignal,
): Promise<EngineModels> {
  const list = LISTS[vendor];
  const server = baseUrl ?? list?.usual;
  if (!list || server === undefined) {
    return { models: [], problem: 'This vendor lists no models. Type its name.' };
  }
  try {
    const models = await vendorRequest(
      {
        url: vendorUrl(server, list.path),
        headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
        signal,
        timeoutMs: PATIENCE_MS,
      },
      jsonOf(list.schema),
    );
    return { models, problem: models.length === 0 ? 'It has no models yet.' : null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { models: [], problem: error.message };
  }
}
