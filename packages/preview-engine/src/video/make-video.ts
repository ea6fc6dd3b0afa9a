import type { EngineOptions } from '../engine/engine-options.ts';
import { keepPromises } from '../reading/reading.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { THREADS } from '../threads/threads.ts';
import { readFilm } from './read-film.ts';
import type { MadeVideo, RenderedVideo, VideoRequest } from './video-request.ts';

const pool = createThreadPool<VideoRequest, RenderedVideo>({
  script: new URL('film-thread.ts', import.meta.url),
  size: THREADS.video,
  // The encoder does not give its memory back.
  jobsPerThreadMax: 1,
});

/**
 * Makes a film: an animated scene from the prompt's words, or a picture that the camera moves through. The same request
 * gives the same bytes.
 * @throws EngineError
 */
export async function makeVideo(request: VideoRequest, options: EngineOptions = {}): Promise<MadeVideo> {
  const { prompt, durationSeconds, aspectRatio, camera, image, seed } = request;
  const { reading, promised } = readFilm({ prompt, hasCamera: camera !== null, hasPicture: image !== null });
  const { painted, ...film } = await pool.run(
    { prompt, durationSeconds, aspectRatio, camera, image, seed },
    options,
  );
  keepPromises(promised, painted);
  return { ...film, reading };
}
