import type { ImageQuality, ImageSize, ImageStyle } from '@aic/contract';
import type OpenAI from 'openai';
import type { Endpoint } from '../../../platform/config/providers.ts';
import type { JobOf, Provider } from '../provider.ts';
import { createOpenAiClient } from './client.ts';
import { toProviderError } from './error-mapping.ts';
import { imageOutput } from './image-output.ts';

/** Text to image over OpenAI's wire format, at OpenAI or any compatible server (`IMAGE_BASE_URL`). */
export function createOpenAiImageProvider(config: Endpoint): Provider<'image'> {
  const client = createOpenAiClient(config);
  return {
    id: 'openai',
    kinds: ['image'],
    status: () => ({
      state: 'configured',
      label: `${config.baseUrl === null ? 'OpenAI' : 'OpenAI-compatible server'}, ${config.model}`,
      message: null,
    }),
    supports: () => ({ seed: false, cancel: true }),

    async submit(job, context) {
      try {
        const response = await client.images.generate(toRequest(job, config.model), {
          signal: context.signal,
          // The SDK drops its own `idempotencyKey` option.
          headers: { 'Idempotency-Key': context.idempotencyKey },
        });
        return { state: 'done', output: imageOutput(response.data?.[0]?.b64_json, config.model) };
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
}

function toRequest(job: JobOf<'image'>, model: string): OpenAI.ImageGenerateParamsNonStreaming {
  const request = {
    model,
    prompt: `${job.prompt}\n\n${STYLE_WORDS[job.style]}`,
    n: 1,
    size: sizeFor(model, job.size),
    quality: QUALITIES[job.quality],
  } as const;
  // GPT image models always answer base64 and refuse `response_format`; other servers answer URLs unless asked.
  return model.startsWith('gpt-image-')
    ? { ...request, output_format: 'png' }
    : { ...request, response_format: 'b64_json' };
}

const QUALITIES = { standard: 'medium', hd: 'high' } as const satisfies Record<ImageQuality, string>;

/** The API has no style parameter any more, so the style is said in words. */
const STYLE_WORDS: Readonly<Record<ImageStyle, string>> = {
  vivid: 'Style: vivid, with rich colours and dramatic light.',
  natural: 'Style: natural, true to life, with restrained colours and plain light.',
};

/** The first GPT image models know three sizes; later ones take any multiple of 16, and so ours as they are. */
function sizeFor(model: string, size: ImageSize): string {
  if (!model.startsWith('gpt-image-1')) return size;
  switch (size) {
    case '1024x1024':
      return size;
    case '1024x1792':
      return '1024x1536';
    case '1792x1024':
      return '1536x1024';
    default:
      return size satisfies never;
  }
}
