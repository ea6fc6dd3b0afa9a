import type { ImageStyle } from '@aic/contract';
import type { Canvas } from '@napi-rs/canvas';
import { lumaOf } from '../../../colour/luma.ts';
import { mix, smoothstep } from '../../../maths/curves.ts';
import type { Random } from '../../../maths/random.ts';
import { openCanvas } from '../../canvas/easel.ts';

interface Print {
  width: number;
  height: number;
  style: ImageStyle;
  /** A painting that is scaled down loses some sharpness, which this gives back. */
  isSharpened: boolean;
}

interface Development {
  saturation: number;
  /** Share of an S-curve mixed in; below 0 flattens. */
  contrast: number;
  vignette: number;
  /** Standard deviation of the grain, in levels of 255. */
  grain: number;
}

const DEVELOPMENTS: Readonly<Record<ImageStyle, Development>> = {
  vivid: { saturation: 1.16, contrast: 0.34, vignette: 0.16, grain: 4.2 },
  natural: { saturation: 0.8, contrast: 0.04, vignette: 0.1, grain: 5 },
};

const SHARPNESS = 0.55;

/** Develops the painting like a print: scaled down to its size, curve, saturation, a dark rim and grain. */
export function finish(canvas: Canvas, { width, height, style, isSharpened }: Print, random: Random): Canvas {
  const { canvas: print, ctx } = openCanvas(width, height, 1);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, width, height);
  const { saturation, contrast, vignette, grain } = DEVELOPMENTS[style];
  const curve = toneCurve(contrast);
  const grains = createGrain(random, grain);
  const image = ctx.getImageData(0, 0, width, height);
  const { data } = image;
  if (isSharpened) sharpen(data, width, height);
  let offset = 0;
  let speck = 0;
  for (let y = 0; y < height; y += 1) {
    const down = (y / height - 0.5) ** 2;
    // Another start in each row, or the grain would show as a pattern.
    speck = Math.floor(random.next() * grains.length);
    for (let x = 0; x < width; x += 1) {
      const red = curve[data[offset] ?? 0] ?? 0;
      const green = curve[data[offset + 1] ?? 0] ?? 0;
      const blue = curve[data[offset + 2] ?? 0] ?? 0;
      const luma = lumaOf(red, green, blue);
      const shade = 1 - vignette * 2.2 * Math.max(0, (x / width - 0.5) ** 2 + down - 0.1);
      speck = speck + 1 === grains.length ? 0 : speck + 1;
      // Film shows its grain in the middle tones.
      const noise = (grains[speck] ?? 0) * (0.45 + (luma * (255 - luma)) / 16256 / 1.6);
      data[offset] = (luma + (red - luma) * saturation) * shade + noise;
      data[offset + 1] = (luma + (green - luma) * saturation) * shade + noise;
      data[offset + 2] = (luma + (blue - luma) * saturation) * shade + noise;
      offset += 4;
    }
  }
  ctx.putImageData(image, 0, 0);
  return print;
}

/** Unsharp mask on brightness alone, from the four neighbours: colour edges get no fringes. */
function sharpen(data: Uint8ClampedArray, width: number, height: number): void {
  const luma = new Float32Array(width * height);
  for (let index = 0; index < luma.length; index += 1) {
    const offset = index * 4;
    luma[index] = lumaOf(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0);
  }
  for (let index = width; index < luma.length - width; index += 1) {
    const around =
      (luma[index - 1] ?? 0) +
      (luma[index + 1] ?? 0) +
      (luma[index - width] ?? 0) +
      (luma[index + width] ?? 0);
    const bite = SHARPNESS * ((luma[index] ?? 0) - around / 4);
    const offset = index * 4;
    data[offset] = (data[offset] ?? 0) + bite;
    data[offset + 1] = (data[offset + 1] ?? 0) + bite;
    data[offset + 2] = (data[offset + 2] ?? 0) + bite;
  }
}

function toneCurve(contrast: number): Float64Array {
  const curve = new Float64Array(256);
  for (let level = 0; level < 256; level += 1) {
    const value = level / 255;
    curve[level] = 255 * mix(value, smoothstep(0, 1, value), contrast);
  }
  return curve;
}

function createGrain(random: Random, deviation: number): Float64Array {
  return Float64Array.from({ length: 65_521 }, () => random.bell() * deviation);
}
