import type { Canvas } from '@napi-rs/canvas';
import { createRandom } from '../maths/random.ts';
import { readScene } from '../prompt/read-scene.ts';
import { openCanvas, type Easel } from './canvas/easel.ts';
import { createNoise } from './canvas/noise.ts';
import { createPalette } from './canvas/palette.ts';
import { COMPOSERS } from './composers/composers.ts';
import type { ImageRequest, PaintedImage } from './image-request.ts';
import { finish } from './painters/light/finish.ts';
import { type Look, takeOn } from './reference/look.ts';

/** Share of the work that comes before the encoding. */
const PAINTED_SHARE = 0.9;

/**
 * Computes the picture; the same request gives the same bytes. Takes about a second of CPU, hd a few, and blocks its
 * thread.
 * @param onProgress fraction done after each pass, rising to 1
 * @param look of the request's reference, which is read before
 */
export function paintImage(
  request: ImageRequest,
  onProgress: (fraction: number) => void,
  look: Look | null = null,
): PaintedImage {
  const { print, ...made } = paintPrint(request, 1, (fraction) => onProgress(fraction * PAINTED_SHARE));
  if (look) takeOn(print, look);
  const png = new Uint8Array(print.toBuffer('image/png'));
  onProgress(1);
  return { png, ...made };
}

/** @param scale of the print; below 1 it is the same picture, smaller and made faster */
export function paintPrint(
  request: ImageRequest,
  scale: number,
  onProgress: (fraction: number) => void,
): { print: Canvas } & Omit<PaintedImage, 'png'> {
  const { width, height } = dimensions(request.size);
  const scene = readScene(request.prompt, request.exclude);
  const isFine = request.quality === 'hd';
  const canvasScale = scale * (isFine ? 2 : 1);
  const seed = `${request.seed}/${request.prompt.trim().toLowerCase()}`;
  const random = createRandom(seed);
  const { canvas, ctx } = openCanvas(width, height, canvasScale);
  const easel: Easel = {
    canvas,
    ctx,
    width,
    height,
    scale: canvasScale,
    isFine,
    scene,
    painted: new Set(),
    palette: createPalette(scene, random),
    random,
    noise: createNoise(createRandom(`${seed}/noise`)),
  };
  const passes = COMPOSERS[scene.composer](easel);
  for (const [index, paint] of passes.entries()) {
    paint();
    // Developing counts as one pass more.
    onProgress((index + 1) / (passes.length + 1));
  }
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const print = finish(
    canvas,
    { ...size, style: request.style, isSharpened: isFine },
    createRandom(`${seed}/grain`),
  );
  onProgress(1);
  return { print, composer: scene.composer, painted: [...easel.painted] };
}

function dimensions(size: ImageRequest['size']): { width: number; height: number } {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return { width, height };
}
