import { type OpenAI, toFile } from 'openai';
import sharp from 'sharp';
import type { Endpoint } from '../../../platform/config/providers.ts';
import type { SourceImage } from '../../kinds/server-kind.ts';
import type { JobOf, Provider } from '../provider.ts';
import { createOpenAiClient } from './client.ts';
import { editPrompt } from './edit-prompt.ts';
import { editSize } from './edit-size.ts';
import { toProviderError } from './error-mapping.ts';
import { imageOutput } from './image-output.ts';

/**
 * Photo editing over OpenAI's wire format, at OpenAI or any compatible server (`EDIT_BASE_URL`). The strength is
 * honoured as far as the model follows words: the wire has no number for it.
 */
export function createOpenAiEditProvider(config: Endpoint): Provider<'edit'> {
  const client = createOpenAiClient(config);
  return {
    id: 'openai',
    kinds: ['edit'],
    status: () => ({
      state: 'configured',
      label: `${config.baseUrl === null ? 'OpenAI' : 'OpenAI-compatible server'}, ${config.model}`,
      message: null,
    }),
    supports: () => ({ seed: false, cancel: true, referenceImage: true, strength: true }),

    async submit(job, context) {
      try {
        const response = await client.images.edit(await toRequest(job, config.model), {
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

async function toRequest(job: JobOf<'edit'>, model: string): Promise<OpenAI.ImageEditParamsNonStreaming> {
  const { width, height } = await sharp(job.image.bytes).metadata();
  const source = await toUpload('source', job.image);
  const request = {
    model,
    prompt: editPrompt(job),
    image: job.reference === null ? source : [source, await toUpload('background', job.reference)],
    n: 1,
    size: editSize(model, { width, height }),
    quality: 'medium',
    // Faces stay who they are; only this generation has the switch, later ones always do it.
    ...(model.startsWith('gpt-image-1.5') ? ({ input_fidelity: 'high' } as const) : {}),
  } as const;
  // GPT image models always answer base64 and refuse `response_format`; other servers answer URLs unless asked.
  return model.startsWith('gpt-image-')
    ? { ...request, output_format: 'png' }
    : { ...request, response_format: 'b64_json' };
}

function toUpload(name: string, { bytes, mediaType }: SourceImage): Promise<File> {
  return toFile(bytes, `${name}.${mediaType === 'image/png' ? 'png' : 'jpg'}`, { type: mediaType });
}
