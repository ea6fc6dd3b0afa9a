import { PREVIEW_PROVIDER } from '@aic/contract';
import { editPhoto, THREADS } from '@aic/preview-engine';
import type { Provider } from '../provider.ts';
import { fromEngine, PREVIEW_STATUS, readerOf } from './preview-engine.ts';

export const previewEditProvider: Provider<'edit'> = {
  id: PREVIEW_PROVIDER,
  kinds: ['edit'],
  cpuSlots: THREADS.edit,
  status: () => PREVIEW_STATUS,
  supports: () => ({
    seed: true,
    cancel: true,
    referenceImage: true,
    strength: true,
    mask: true,
    upscale: true,
  }),
  reader: readerOf('edit'),
  async submit({ image, reference, mask, ...job }, context) {
    const edit = {
      ...job,
      image: image.bytes,
      reference: reference?.bytes ?? null,
      mask: mask?.bytes ?? null,
    };
    const { png, reading, operations } = await fromEngine(editPhoto(edit, context));
    return {
      state: 'done',
      output: {
        bytes: png,
        mediaType: 'image/png',
        reading,
        details: { engine: 'photo-editor', operations },
      },
    };
  },
};
