import { type GenerationKind, PREVIEW_PROVIDER, REFERENCE_STRENGTH } from '@aic/contract';
import { IMAGE_RATIOS } from '@aic/contract/schemas';
import { editPhoto, makeImage, makeMusic, makeVideo, THREADS, writeText } from '@aic/preview-engine';
import type { Provider, Providers } from '../provider.ts';
import { fromEngine, PREVIEW_STATUS, readerOf } from './preview-engine.ts';

const preview = <Kind extends GenerationKind>(
  kind: Kind,
  can: Omit<ReturnType<Provider['supports']>, 'seed' | 'cancel'>,
  submit: Provider<Kind>['submit'],
): Provider<Kind> => ({
  id: PREVIEW_PROVIDER,
  kinds: [kind],
  status: () => PREVIEW_STATUS,
  supports: () => ({ seed: true, cancel: true, ...can }),
  reader: readerOf(kind),
  submit,
});

const IMAGE_CAN = { ratios: [...IMAGE_RATIOS], exclude: true, referenceImage: true, strength: true };
const EDIT_CAN = { referenceImage: true, strength: true, mask: true, upscale: true };
const VIDEO_CAN = { cameraControl: true, imageToVideo: true, resolution: '720p' } as const;

/** The preview engine for every kind: it needs neither key nor network. */
export const PREVIEW_PROVIDERS: Required<Providers> = {
  image: {
    ...preview('image', IMAGE_CAN, async ({ reference, strength, ...job }, context) => {
      const request = {
        ...job,
        reference: reference && {
          picture: reference.bytes,
          strength: strength ?? REFERENCE_STRENGTH.default,
        },
      };
      const { png, composer, reading } = await fromEngine(makeImage(request, context));
      return {
        state: 'done',
        output: { bytes: png, mediaType: 'image/png', reading, details: { composer } },
      };
    }),
    cpuSlots: THREADS.image,
  },
  edit: {
    ...preview('edit', EDIT_CAN, async ({ image, reference, mask, ...job }, context) => {
      const edit = {
        ...job,
        image: image.bytes,
        reference: reference?.bytes ?? null,
        mask: mask?.bytes ?? null,
      };
      const { png, reading, operations } = await fromEngine(editPhoto(edit, context));
      const details = { engine: 'photo-editor', operations };
      return { state: 'done', output: { bytes: png, mediaType: 'image/png', reading, details } };
    }),
    cpuSlots: THREADS.edit,
  },
  video: {
    ...preview('video', VIDEO_CAN, async ({ image, ...job }, context) => {
      const film = { ...job, image: image?.bytes ?? null };
      const { mp4, poster, reading, ...details } = await fromEngine(makeVideo(film, context));
      return { state: 'done', output: { bytes: mp4, mediaType: 'video/mp4', poster, reading, details } };
    }),
    cpuSlots: THREADS.video,
  },
  music: {
    ...preview('music', {}, async (job, context) => {
      const { mp3, details, reading } = await fromEngine(makeMusic(job, context));
      return {
        state: 'done',
        output: { bytes: mp3, mediaType: 'audio/mpeg', reading, details: { ...details } },
      };
    }),
    cpuSlots: THREADS.music,
  },
  text: {
    ...preview('text', {}, async (job, context) => {
      const { text, form, reading } = await fromEngine(writeText(job, context));
      return { state: 'done', output: { text, mediaType: 'text/markdown', reading, details: { form } } };
    }),
    status: () => ({ ...PREVIEW_STATUS, message: 'Template drafts, not an AI model' }),
  },
};
