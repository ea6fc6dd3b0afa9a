import type { Plane } from '../planes/plane.ts';

/** Share of the short side. */
const BAND = 0.025;
/** Portraits reach the lower edge, so only its corners are surely background. */
const BOTTOM_CORNER = 0.12;
/** A colour model is fitted to this many pixels at most. */
const SAMPLED_MAX = 1800;

/** The pixels along the border that are taken for background. */
export function borderPixels({ width, height }: Pick<Plane, 'width' | 'height'>): number[] {
  const band = Math.max(1, Math.round(Math.min(width, height) * BAND));
  const pixels: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isTop = y < band;
      const isSide = (x < band || x >= width - band) && y < height * 0.85;
      const isCorner = y >= height - band && (x < width * BOTTOM_CORNER || x >= width * (1 - BOTTOM_CORNER));
      if (isTop || isSide || isCorner) pixels.push(y * width + x);
    }
  }
  return pixels;
}

/** The pixels with the wanted value, evenly thinned out. */
export function innerPixels({ values }: Plane, isWanted: (value: number) => boolean): number[] {
  const pixels: number[] = [];
  for (let pixel = 0; pixel < values.length; pixel += 1) if (isWanted(values[pixel] ?? 0)) pixels.push(pixel);
  return thinOut(pixels);
}

export function thinOut(pixels: readonly number[]): number[] {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLED_MAX));
  return pixels.filter((_, index) => index % step === 0);
}
