import type { ImageSize } from '@aic/contract';
import { COMPOSERS } from './composers/composers.ts';
import { openCanvas, type Easel } from './easel.ts';
import type { ImageRequest, MadeImage } from './image-request.ts';
import { createNoise } from './noise.ts';
import { finish } from './painters/finish.ts';
import { createPalette } from './palette.ts';
import { readScene } from '../prompt/read-scene.ts';
import { createRandom } from '../random.ts';

/**
 * Computes the picture; the same job gives the same bytes. Takes about a second of CPU, hd a few, and blocks its thread.
 * @param onProgress fraction done after each pass, rising to 1
 */
export function paintImage(job: ImageRequest, onProgress: (fraction: number) => void): MadeImage {
  const { width, height } = dimensions(job.size);
  const scene = readScene(job.prompt);
  const isFine = job.quality === 'hd';
  const scale = isFine ? 2 : 1;
  const seed = `${job.seed}/${job.prompt.trim().toLowerCase()}`;
  const random = createRandom(seed);
  const { canvas, ctx } = openCanvas(width, height, scale);
  const easel: Easel = {
    canvas,
    ctx,
    width,
    height,
    scale,
    isFine,
    scene,
    palette: createPalette(scene, random),
    random,
    noise: createNoise(createRandom(`${seed}/noise`)),
  };
  const passes = COMPOSERS[scene.composer](easel);
  // Developing and encoding count as one pass each.
  const steps = passes.length + 2;
  for (const [index, paint] of passes.entries()) {
    paint();
    onProgress((index + 1) / steps);
  }
  const print = finish(
    canvas,
    { width, height, style: job.style, isSharpened: isFine },
    createRandom(`${seed}/grain`),
  );
  onProgress((steps - 1) / steps);
  const png = new Uint8Array(print.toBuffer('image/png'));
  onProgress(1);
  return { png, composer: scene.composer };
}

function dimensions(size: ImageSize): { width: number; height: number } {
  switch (size) {
    case '1024x1024':
      return { width: 1024, height: 1024 };
    case '1024x1792':
      return { width: 1024, height: 1792 };
    case '1792x1024':
      return { width: 1792, height: 1024 };
    default:
      return size satisfies never;
  }
}
