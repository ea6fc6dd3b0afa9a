import { PREVIEW_PROVIDER } from '@aic/contract';
import { makeVideo, THREADS } from '@aic/preview-engine';
import type { Provider } from '../provider.ts';
import { fromEngine, PREVIEW_STATUS, readerOf } from './preview-engine.ts';

export const previewVideoProvider: Provider<'video'> = {
  id: PREVIEW_PROVIDER,
  kinds: ['video'],
  cpuSlots: THREADS.video,
  status: () => PREVIEW_STATUS,
  supports: () => ({ seed: true, cancel: true, cameraControl: true, imageToVideo: true, resolution: '720p' }),
  reader: readerOf('video'),
  async submit({ image, ...job }, context) {
    const film = { ...job, image: image?.bytes ?? null };
    const { mp4, poster, reading, ...details } = await fromEngine(makeVideo(film, context));
    return { state: 'done', output: { bytes: mp4, mediaType: 'video/mp4', poster, reading, details } };
  },
};
