import type { VideoAspectRatio } from '@aic/contract';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { lumaOf } from '../src/colour/luma.ts';
import { frameSizeOf } from '../src/video/frame-size.ts';
import { frameCountOf, renderFrame, type Film } from '../src/video/stage/film.ts';
import type { FrameSize } from '../src/video/stage/stage.ts';

/** A frame's brightness, small enough to be compared at many places. */
export interface GreyFrame {
  width: number;
  height: number;
  /** 0..255, row by row. */
  levels: Float32Array;
}

const WIDTH = 128;

/** A quarter of a film's frame, with the same world: its layers are the same, and are painted faster. */
export function smallFrame(aspectRatio: VideoAspectRatio): FrameSize {
  const { width, height, world } = frameSizeOf(aspectRatio);
  return { width: width / 4, height: height / 4, world };
}

/** Paints frames of a film, each on a canvas of its own. */
export function paintFrames(film: Film, frames: readonly number[]): Canvas[] {
  return frames.map((frame) => {
    const canvas = createCanvas(film.width, film.height);
    renderFrame(film, canvas, frame);
    return canvas;
  });
}

export function lastFrameOf(film: Film): number {
  return frameCountOf(film) - 1;
}

export function greyOf(frame: Canvas): GreyFrame {
  const height = Math.round((WIDTH * frame.height) / frame.width);
  const small = createCanvas(WIDTH, height);
  const ctx = small.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(frame, 0, 0, WIDTH, height);
  const { data } = ctx.getImageData(0, 0, WIDTH, height);
  const levels = Float32Array.from({ length: WIDTH * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    return lumaOf(red, green, blue);
  });
  return { width: WIDTH, height, levels };
}

/** Mean difference of two frames, 0..255. */
export function differenceOf(one: GreyFrame, other: GreyFrame): number {
  return mismatch(one, other, { x: 0, y: 0, scale: 1 });
}

interface Registration {
  /** How far the content went right and down, in fractions of the frame. */
  x: number;
  y: number;
  /** How much larger it became about the frame's middle. */
  scale: number;
}

/** Finds the move of the content that makes the second frame of the first, by trying them all. */
export function register(from: GreyFrame, to: GreyFrame): Registration {
  let best: Registration = { x: 0, y: 0, scale: 1 };
  let least = Infinity;
  const tryOut = (candidate: Registration): void => {
    const found = mismatch(from, to, candidate);
    if (found < least) [best, least] = [candidate, found];
  };
  for (let step = -32; step <= 32; step += 1) {
    tryOut({ x: step / 128, y: 0, scale: 1 });
    tryOut({ x: 0, y: step / 128, scale: 1 });
    tryOut({ x: 0, y: 0, scale: 1.02 ** step });
  }
  return best;
}

/** Mean difference where both frames have content. */
function mismatch(from: GreyFrame, to: GreyFrame, { x, y, scale }: Registration): number {
  const { width, height } = from;
  let [sum, count] = [0, 0];
  for (let row = 0; row < height; row += 1) {
    const sourceRow = Math.round((row - height / 2 - y * height) / scale + height / 2);
    if (sourceRow < 0 || sourceRow >= height) continue;
    for (let column = 0; column < width; column += 1) {
      const sourceColumn = Math.round((column - width / 2 - x * width) / scale + width / 2);
      if (sourceColumn < 0 || sourceColumn >= width) continue;
      const before = from.levels[sourceRow * width + sourceColumn] ?? 0;
      sum += Math.abs((to.levels[row * width + column] ?? 0) - before);
      count += 1;
    }
  }
  return sum / count;
}
