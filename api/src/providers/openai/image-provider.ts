import OpenAI from 'openai';
import type { Config } from '../../config.ts';
import type { ImageQuality, ImageSize, ImageStyle } from '../../contract/index.ts';
import { ProviderError } from '../provider-error.ts';
import type { ImageJob, Provider, ProviderOutput } from '../provider.ts';
import { toProviderError } from './error-mapping.ts';

/** Text to image over OpenAI's wire format, at OpenAI or any compatible server (`OPENAI_BASE_URL`). */
export function createOpenAiImageProvider(config: Config['openai']): Provider {
  const client = createClient(config);
  return {
    id: 'openai',
    kinds: ['image'],
    status: () => ({
      state: 'configured',
      label: `${config.baseUrl === null ? 'OpenAI' : 'OpenAI-compatible server'}, ${config.imageModel}`,
      message: null,
    }),
    supports: () => ({ seed: false, cancel: true }),

    async submit(job, context) {
      try {
        const response = await client.images.generate(toRequest(job, config.imageModel), {
          signal: context.signal,
          // The SDK drops its own `idempotencyKey` option (decisions.md C11).
          headers: { 'Idempotency-Key': context.idempotencyKey },
        });
        return { state: 'done', output: toOutput(response.data?.[0]?.b64_json, config.imageModel) };
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
}

function createClient(config: Config['openai']): OpenAI {
  return new OpenAI({
    // Local servers need no key, the SDK insists on one.
    apiKey: config.apiKey ?? 'none',
    baseURL: config.baseUrl ?? 'https://api.openai.com/v1',
    timeout: config.timeoutMs,
    // A paid call is retried by the job, which knows what was bought, never by the SDK.
    maxRetries: 0,
    // Otherwise OPENAI_LOG=debug in the environment would print prompts.
    logLevel: 'off',
    organization: null,
    project: null,
  });
}

function toRequest(job: ImageJob, model: string): OpenAI.ImageGenerateParamsNonStreaming {
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

function toOutput(base64: string | undefined, model: string): ProviderOutput {
  if (base64 === undefined || base64 === '') {
    throw new ProviderError('uncertain', 'The provider answered without a picture.');
  }
  const bytes = Buffer.from(base64, 'base64');
  return { bytes, mediaType: mediaTypeOf(bytes), details: { model } };
}

/** By the first bytes: compatible servers do not all honour `output_format`. */
function mediaTypeOf(bytes: Buffer): ProviderOutput['mediaType'] {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : 'image/png';
}
