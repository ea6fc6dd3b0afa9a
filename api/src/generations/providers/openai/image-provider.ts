import type { ImageQuality, ImageSize, ImageStyle } from '@aic/contract';
import type OpenAI from 'openai';
import type { Endpoint } from '../../../platform/config/providers.ts';
import { createComfyUiProvider } from '../comfyui/comfyui-provider.ts';
import type { JobOf, Provider } from '../provider.ts';
import { createOpenAiClient } from './client.ts';
import { formatOptions, hasThreeSizes } from './image-models.ts';
import { makeImage } from './make-image.ts';

/** Text to image over OpenAI's wire format, at OpenAI or any compatible server (`IMAGE_BASE_URL`), or by ComfyUI. */
export function createOpenAiImageProvider(config: Endpoint): Provider<'image'> {
  if (config.wire === 'comfyui') return createComfyUiProvider('image', config);
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

    submit(job, context) {
      const request = toRequest(job, config.model);
      return makeImage(config, context, (options) => client.images.generate(request, options));
    },
  };
}

function toRequest(job: JobOf<'image'>, model: string): OpenAI.ImageGenerateParamsNonStreaming {
  return {
    model,
    prompt: `${job.prompt}\n\n${STYLE_WORDS[job.style]}`,
    n: 1,
    size: sizeFor(model, job.size),
    quality: QUALITIES[job.quality],
    ...formatOptions(model),
  };
}

const QUALITIES = { standard: 'medium', hd: 'high' } as const satisfies Record<ImageQuality, string>;

/** The API has no style parameter any more, so the style is said in words. */
export const STYLE_WORDS: Readonly<Record<ImageStyle, string>> = {
  vivid: 'Style: vivid, with rich colours and dramatic light.',
  natural: 'Style: natural, true to life, with restrained colours and plain light.',
};

/** As near to ours as the model comes. */
function sizeFor(model: string, size: ImageSize): string {
  if (!hasThreeSizes(model)) return size;
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
