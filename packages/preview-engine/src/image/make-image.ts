import type { EngineOptions } from '../engine/engine-options.ts';
import { readPicture } from '../prompt/read-scene.ts';
import { keepPromises } from '../reading/reading.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { THREADS } from '../threads/threads.ts';
import type { ImageRequest, MadeImage, PaintedImage } from './image-request.ts';

const pool = createThreadPool<ImageRequest, PaintedImage>({
  script: new URL('paint-thread.ts', import.meta.url),
  size: THREADS.image,
});

/**
 * Paints a picture of the asked size: a seeded painter that reads the prompt's words. The same request gives the same
 * bytes.
 * @throws EngineError
 */
export async function makeImage(request: ImageRequest, options: EngineOptions = {}): Promise<MadeImage> {
  const { prompt, exclude = '', reference = null, size, quality, style, seed } = request;
  const { reading, promised } = readPicture(prompt, { exclude, hasReference: reference !== null });
  const { png, composer, painted } = await pool.run(
    { prompt, exclude, reference, size, quality, style, seed },
    options,
  );
  keepPromises(promised, painted);
  return { png, composer, reading };
}
