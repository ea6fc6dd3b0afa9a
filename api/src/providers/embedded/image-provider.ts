import { availableParallelism } from 'node:os';
import type { ImageJob, Provider } from '../provider.ts';
import type { Painting, PaintJob } from './paint-image.ts';
import { createThreadPool } from './threads/thread-pool.ts';

/** More would take the processor from the gateway in the same process. */
const THREADS_MAX = 2;

/** Makes images without key, network or model: a seeded painter that reads the prompt's words. */
export function createEmbeddedImageProvider(): Provider<ImageJob> {
  const pool = createThreadPool<PaintJob, Painting>({
    script: new URL('paint-thread.ts', import.meta.url),
    size: Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1)),
  });
  return {
    id: 'embedded',
    kinds: ['image'],
    status: () => ({ state: 'preview', label: 'Preview engine', message: 'Procedural, not an AI model' }),
    supports: () => ({ seed: true, cancel: true }),
    submit: async ({ prompt, size, quality, style, seed }, context) => {
      const { png, composer } = await pool.run({ prompt, size, quality, style, seed }, context);
      return { state: 'done', output: { bytes: png, mediaType: 'image/png', details: { composer } } };
    },
  };
}
