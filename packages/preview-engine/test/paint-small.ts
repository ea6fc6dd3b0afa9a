import { availableParallelism } from 'node:os';
import type { Picture } from '../src/edit/model/picture.ts';
import type { ImageRequest } from '../src/image/image-request.ts';
import type { ComposerId } from '../src/prompt/scene.ts';
import { createThreadPool } from '../src/threads/thread-pool.ts';

export interface SmallPicture extends Picture {
  composer: ComposerId;
}

const pool = createThreadPool<ImageRequest, SmallPicture>({
  script: new URL('paint-small-thread.ts', import.meta.url),
  size: Math.min(4, availableParallelism()),
});

/**
 * Paints a picture at a quarter of its size, in threads of the tests' own: what can be seen there takes half the
 * time.
 */
export function paintSmall(prompt: string, changes: Partial<ImageRequest> = {}): Promise<SmallPicture> {
  const request: ImageRequest = {
    prompt,
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
    seed: 7,
    ...changes,
  };
  return pool.run(request, {});
}
