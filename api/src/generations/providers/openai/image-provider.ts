import type { ImageQuality, ImageStyle } from '@aic/contract';
import type OpenAI from 'openai';
import type { Endpoint } from '../../../platform/config/engines.ts';
import type { JobOf, Provider } from '../provider.ts';
import { createOpenAiClient } from './client.ts';
import { formatOptions, hasThreeSizes, isGptImage, ratiosOf } from './image-models.ts';
import { makeImage } from './make-image.ts';
import { referenceWords } from './reference-prompt.ts';
import { toUpload } from './to-upload.ts';

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
    supports: () => ({
      seed: false,
      cancel: true,
      ratios: ratiosOf(config.model),
      // Other servers with this wire may make an edit of the picture instead.
      referenceImage: isGptImage(config.model),
      strength: isGptImage(config.model),
    }),

    async submit(job, context) {
      const request = toRequest(job, config.model);
      if (job.reference) {
        const image = await toUpload('reference', job.reference);
        return makeImage(config, context, (options) => client.images.edit({ ...request, image }, options));
      }
      return makeImage(config, context, (options) => client.images.generate(request, options));
    },
  };
}

/** With a reference picture it is a call of edits. */
function toRequest(job: JobOf<'image'>, model: string) {
  return {
    model,
    prompt: [job.prompt, STYLE_WORDS[job.style], referenceWords(job)].filter(Boolean).join('\n\n'),
    n: 1,
    size: sizeFor(model, job.size),
    quality: QUALITIES[job.quality],
    ...formatOptions(model),
  } satisfies OpenAI.ImageGenerateParamsNonStreaming;
}

const QUALITIES = { standard: 'medium', hd: 'high' } as const satisfies Record<ImageQuality, string>;

/** The API has no style parameter any more, so the style is said in words. */
export const STYLE_WORDS: Readonly<Record<ImageStyle, string>> = {
  vivid: 'Style: vivid, with rich colours and dramatic light.',
  natural: 'Style: natural, true to life, with restrained colours and plain light.',
};

/** As near to ours as the model comes. */
function sizeFor(model: string, size: JobOf<'image'>['size']): string {
  if (!hasThreeSizes(model)) return size;
  switch (size) {
    case '1024x1792':
      return '1024x1536';
    case '1792x1024':
      return '1536x1024';
    default:
      // The others it makes, or they are not offered (`ratiosOf`).
      return size;
  }
}
