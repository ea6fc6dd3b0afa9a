import { availableParallelism } from 'node:os';
import { expect } from 'vitest';
import type { ImageRequest } from '../src/image/image-request.ts';
import type { Picture } from '../src/picture/picture.ts';
import type { ComposerId } from '../src/prompt/scene.ts';
import { createThreadPool } from '../src/threads/thread-pool.ts';

export interface SmallPicture extends Picture {
  composer: ComposerId;
  /** As its thread has read it. */
  request: ImageRequest;
}

const pool = createThreadPool<ImageRequest, SmallPicture>({
  script: new URL('paint-small-thread.ts', import.meta.url),
  size: Math.min(4, availableParallelism()),
});

/**
 * Paints a picture at a quarter of its size, in threads of the tests' own: what can be seen there takes half the
 * time.
 */
export async function paintSmall(prompt: string, changes: Partial<ImageRequest> = {}): Promise<SmallPicture> {
  const request: ImageRequest = {
    prompt,
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
    seed: 7,
    ...changes,
  };
  const picture = await pool.run(request, {});
  // Nobody may be given what another has asked for.
  expect(picture.request).toEqual(request);
  return picture;
}
