import type { GenerationKind } from '@aic/contract';
import type { Logger } from 'pino';
import type { EngineSetting, VENDORS, VendorId } from '../platform/config/engines.ts';
import { createA1111Provider } from './providers/a1111/a1111-provider.ts';
import { createAiSdkProvider } from './providers/ai-sdk/ai-sdk-provider.ts';
import type { AiSdkKind, AiSdkVendor } from './providers/ai-sdk/engine.ts';
import { createComfyUiProvider } from './providers/comfyui/comfyui-provider.ts';
import { createElevenLabsMusicProvider } from './providers/elevenlabs/music-provider.ts';
import { createOpenAiEditProvider } from './providers/openai/edit-provider.ts';
import { createOpenAiImageProvider } from './providers/openai/image-provider.ts';
import { createOpenAiTextProvider } from './providers/openai/text-provider.ts';
import type { Provider } from './providers/provider.ts';
import { createVideosProvider } from './providers/videos/videos-provider.ts';

export interface AdapterTools {
  logger: Pick<Logger, 'warn'>;
}

type Make<Kind extends GenerationKind> = (engine: EngineSetting, tools: AdapterTools) => Provider<Kind>;
type Adapter = { readonly [Kind in GenerationKind]?: Make<Kind> };
type OwnVendor = Exclude<VendorId, 'preview'>;

const aiSdk = (vendor: AiSdkVendor) => {
  const make =
    <Kind extends AiSdkKind>(kind: Kind): Make<Kind> =>
    ({ id, endpoint, options }, tools) => {
      const { apiKey, baseUrl, model, timeoutMs, headers = {} } = endpoint;
      return createAiSdkProvider(
        kind,
        { id, vendor, model, apiKey, baseUrl, headers, timeoutMs, options },
        tools,
      );
    };
  return { image: make('image'), edit: make('edit'), video: make('video') };
};

/** One line for each vendor: the kinds that VENDORS says it makes. */
const ADAPTERS = {
  openai: {
    image: ({ endpoint }) => createOpenAiImageProvider(endpoint),
    edit: ({ endpoint }) => createOpenAiEditProvider(endpoint),
    text: ({ endpoint }) => createOpenAiTextProvider(endpoint),
  },
  videos: { video: ({ endpoint }) => createVideosProvider(endpoint) },
  elevenlabs: { music: ({ endpoint }) => createElevenLabsMusicProvider(endpoint) },
  comfyui: {
    image: ({ endpoint }) => createComfyUiProvider('image', endpoint),
    video: ({ endpoint }) => createComfyUiProvider('video', endpoint),
  },
  a1111: { image: ({ endpoint }) => createA1111Provider(endpoint) },
  'black-forest-labs': aiSdk('black-forest-labs'),
  fal: aiSdk('fal'),
  google: aiSdk('google'),
  luma: aiSdk('luma'),
  'openai-compatible': aiSdk('openai-compatible'),
  replicate: aiSdk('replicate'),
} as const satisfies {
  readonly [Id in OwnVendor]: { readonly [Kind in (typeof VENDORS)[Id]['makes'][number]]: Make<Kind> };
};

/** What makes a kind by an engine's vendor, asked where the engine says. */
export function providerOf<Kind extends GenerationKind>(
  kind: Kind,
  engine: EngineSetting & { vendor: OwnVendor },
  tools: AdapterTools,
): Provider<Kind> {
  const adapter: Adapter = ADAPTERS[engine.vendor];
  const make: Adapter[Kind] = adapter[kind];
  // The configuration names no vendor for a kind that it does not make.
  if (make === undefined) throw new Error(`${engine.vendor} makes no ${kind}.`);
  const provider: Provider<Kind> = make(engine, tools);
  const { baseUrl } = engine.endpoint;
  return baseUrl === null ? provider : { ...provider, server: baseUrl };
}
