import { PREVIEW_PROVIDER, REFERENCE_STRENGTH } from '@aic/contract';
import { IMAGE_RATIOS } from '@aic/contract/schemas';
import { makeImage, THREADS } from '@aic/preview-engine';
import type { Provider } from '../provider.ts';
import { fromEngine, PREVIEW_STATUS, readerOf } from './preview-engine.ts';

export const previewImageProvider: Provider<'image'> = {
  id: PREVIEW_PROVIDER,
  kinds: ['image'],
  cpuSlots: THREADS.image,
  status: () => PREVIEW_STATUS,
  supports: () => ({
    seed: true,
    cancel: true,
    ratios: [...IMAGE_RATIOS],
    exclude: true,
    referenceImage: true,
    strength: true,
  }),
  reader: readerOf('image'),
  async submit({ reference, strength, ...job }, context) {
    const request = {
      ...job,
      reference: reference && { picture: reference.bytes, strength: strength ?? REFERENCE_STRENGTH.default },
    };
    const { png, composer, reading } = await fromEngine(makeImage(request, context));
    return { state: 'done', output: { bytes: png, mediaType: 'image/png', reading, details: { composer } } };
  },
};
