import { PREVIEW_PROVIDER } from '@aic/contract';
import { makeImage } from '@aic/preview-engine';
import type { Provider } from '../provider.ts';
import { fromEngine, PREVIEW_STATUS, readerOf } from './preview-engine.ts';

export const previewImageProvider: Provider<'image'> = {
  id: PREVIEW_PROVIDER,
  kinds: ['image'],
  status: () => PREVIEW_STATUS,
  supports: () => ({ seed: true, cancel: true }),
  reader: readerOf('image'),
  async submit(job, context) {
    const { png, composer, reading } = await fromEngine(makeImage(job, context));
    return { state: 'done', output: { bytes: png, mediaType: 'image/png', reading, details: { composer } } };
  },
};
