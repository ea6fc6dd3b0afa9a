import type { EngineOptions } from '../engine/engine-options.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { threadsBesideHost } from '../threads/threads-beside-host.ts';
import type { ImageRequest, MadeImage } from './image-request.ts';

const pool = createThreadPool<ImageRequest, MadeImage>({
  script: new URL('paint-thread.ts', import.meta.url),
  size: threadsBesideHost(),
});

/**
 * Paints a picture of the asked size: a seeded painter that reads the prompt's words. The same request gives the same
 * bytes.
 * @throws EngineError
 */
export function makeImage(request: ImageRequest, options: EngineOptions = {}): Promise<MadeImage> {
  const { prompt, size, quality, style, seed } = request;
  return pool.run({ prompt, size, quality, style, seed }, options);
}
