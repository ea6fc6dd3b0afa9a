import { availableParallelism } from 'node:os';
import type { MusicJob, Provider } from '../../provider.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { ComposeJob, Track } from './make-music.ts';

/** More would take the processor from the gateway in the same process. */
const THREADS_MAX = 2;

/** Makes music without key, network or model: a seeded composer that reads the prompt's words, and a synthesizer. */
export function createEmbeddedMusicProvider(): Provider<MusicJob> {
  const pool = createThreadPool<ComposeJob, Track>({
    script: new URL('music-thread.ts', import.meta.url),
    size: Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1)),
  });
  return {
    id: 'embedded',
    kinds: ['music'],
    status: () => ({ state: 'preview', label: 'Preview engine', message: 'Procedural, not an AI model' }),
    supports: () => ({ seed: true, cancel: true }),
    submit: async ({ prompt, genre, durationSeconds, seed }, context) => {
      const { mp3, details } = await pool.run({ prompt, genre, durationSeconds, seed }, context);
      return { state: 'done', output: { bytes: mp3, mediaType: 'audio/mpeg', details: { ...details } } };
    },
  };
}
