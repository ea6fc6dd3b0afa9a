import type { Provider, VideoJob } from '../../provider.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { FilmJob, FilmResult } from './make-film.ts';

/** Makes films without key, network or model: animated scenes from a prompt's words, or a moving picture. */
export function createEmbeddedVideoProvider(): Provider<VideoJob> {
  const pool = createThreadPool<FilmJob, FilmResult>({
    script: new URL('film-thread.ts', import.meta.url),
    // One film takes a whole processor for seconds; the gateway needs the other.
    size: 1,
    // The encoder does not give its memory back.
    jobsPerThreadMax: 1,
  });
  return {
    id: 'embedded',
    kinds: ['video'],
    status: () => ({ state: 'preview', label: 'Preview engine', message: 'Procedural, not an AI model' }),
    supports: () => ({
      seed: true,
      cancel: true,
      cameraControl: true,
      imageToVideo: true,
      resolution: '720p',
    }),
    submit: async ({ prompt, durationSeconds, aspectRatio, camera, image, seed }, context) => {
      const job = { prompt, durationSeconds, aspectRatio, camera, image, seed };
      const { mp4, poster, ...details } = await pool.run(job, context);
      return { state: 'done', output: { bytes: mp4, mediaType: 'video/mp4', poster, details } };
    },
  };
}
