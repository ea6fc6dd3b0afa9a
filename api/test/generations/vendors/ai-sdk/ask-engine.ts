import { createAiSdkProvider } from '../../../../src/generations/providers/ai-sdk/ai-sdk-provider.ts';
import type {
  AiSdkEngine,
  AiSdkKind,
  AiSdkTools,
} from '../../../../src/generations/providers/ai-sdk/engine.ts';
import type {
  JobOf,
  Provider,
  ProviderContext,
  ProviderOutput,
} from '../../../../src/generations/providers/provider.ts';
import { providerContext } from '../../provider-context.ts';
import { PNG_BASE64 } from './wires.ts';

export const PROMPT = 'a fox in the snow';

const photo = { bytes: Buffer.from(PNG_BASE64, 'base64'), mediaType: 'image/png' } as const;

/** The least that can be asked for. */
export const JOBS: { readonly [Kind in AiSdkKind]: JobOf<Kind> } = {
  image: {
    kind: 'image',
    prompt: PROMPT,
    size: '1024x1792',
    ratio: null,
    quality: 'standard',
    style: 'vivid',
    exclude: '',
    reference: null,
    strength: null,
    seed: 7,
  },
  edit: {
    kind: 'edit',
    prompt: PROMPT,
    editType: 'general',
    strength: 70,
    image: photo,
    reference: null,
    mask: null,
    upscale: null,
    seed: 7,
  },
  video: {
    kind: 'video',
    prompt: PROMPT,
    durationSeconds: 5,
    aspectRatio: '16:9',
    camera: null,
    image: photo,
    seed: 7,
  },
};

interface Wish {
  job?: Partial<JobOf<'image'> | JobOf<'edit'> | JobOf<'video'>>;
  context?: Partial<ProviderContext>;
  logger?: AiSdkTools['logger'];
}

/** Asks as the worker does, films with polls by a provider of another process, until there is an output. */
export async function askEngine(
  kind: AiSdkKind,
  engine: AiSdkEngine,
  { job, context: changes, logger = { warn: () => undefined } }: Wish = {},
): Promise<ProviderOutput> {
  const tools = { logger, repeatMs: 1 };
  const create = (): Provider => createAiSdkProvider(kind, engine, tools);
  const context = providerContext(changes);
  let result = await create().submit({ ...JOBS[kind], ...job } as JobOf<AiSdkKind>, context);
  while (result.state === 'pending') {
    const polled = await create().poll?.(result.operation, context);
    if (!polled) throw new Error('It cannot be polled.');
    result = polled;
  }
  return result.output;
}
