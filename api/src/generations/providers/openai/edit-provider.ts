import type { OpenAI } from 'openai';
import sharp from 'sharp';
import type { Endpoint } from '../../../platform/config/engines.ts';
import type { SourceImage } from '../../kinds/server-kind.ts';
import type { JobOf, Provider } from '../provider.ts';
import { createOpenAiClient } from './client.ts';
import { editPrompt } from './edit-prompt.ts';
import { editSize } from './edit-size.ts';
import { formatOptions, isGptImage } from './image-models.ts';
import { makeImage } from './make-image.ts';
import { toUpload } from './to-upload.ts';

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
    supports: () => ({
      seed: false,
      cancel: true,
      referenceImage: true,
      strength: true,
      // Other servers with this wire may leave the mask out unseen, and change all that is paid for.
      mask: isGptImage(config.model),
    }),

    async submit(job, context) {
      const request = await toRequest(job, config.model);
      return makeImage(config, context, (options) => client.images.edit(request, options));
    },
  };
}

async function toRequest(job: JobOf<'edit'>, model: string): Promise<OpenAI.ImageEditParamsNonStreaming> {
  const { width, height } = await sharp(job.image.bytes).metadata();
  const source = await toUpload('source', job.image);
  return {
    model,
    prompt: editPrompt(job),
    image: job.reference === null ? source : [source, await toUpload('background', job.reference)],
    ...(job.mask && { mask: await toMask(job.mask, { width, height }) }),
    n: 1,
    size: editSize(model, { width, height }),
    quality: 'medium',
    // Faces stay who they are; only this generation has the switch, later ones always do it.
    ...(model.startsWith('gpt-image-1.5') ? ({ input_fidelity: 'high' } as const) : {}),
    ...formatOptions(model),
  };
}

/** The wire takes a PNG of exactly the size of the first picture, transparent where to change, as ours is. */
async function toMask({ bytes }: SourceImage, size: { width: number; height: number }): Promise<File> {
  const fitted = await sharp(bytes)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
  return toUpload('mask', { bytes: fitted, mediaType: 'image/png' });
}
