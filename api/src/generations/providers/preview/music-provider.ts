import { PREVIEW_PROVIDER } from '@aic/contract';
import { makeMusic, THREADS } from '@aic/preview-engine';
import type { Provider } from '../provider.ts';
import { fromEngine, PREVIEW_STATUS, readerOf } from './preview-engine.ts';

export const previewMusicProvider: Provider<'music'> = {
  id: PREVIEW_PROVIDER,
  kinds: ['music'],
  cpuSlots: THREADS.music,
  status: () => PREVIEW_STATUS,
  supports: () => ({ seed: true, cancel: true }),
  reader: readerOf('music'),
  async submit(job, context) {
    const { mp3, details, reading } = await fromEngine(makeMusic(job, context));
    return {
      state: 'done',
      output: { bytes: mp3, mediaType: 'audio/mpeg', reading, details: { ...details } },
    };
  },
};
