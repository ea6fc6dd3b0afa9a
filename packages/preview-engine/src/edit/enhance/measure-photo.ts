import { oklabOfBytes, type Oklab } from '../../colour/oklab.ts';
import { type Picture, shrink } from '../../picture/picture.ts';
import { lumaAt } from '../planes/plane.ts';

/** What an automatic enhancement is based on. Lightness and chroma as in OKLab. */
export interface PhotoMeasures {
  /** Lightness at the percentiles 0.5, 50 and 99.5. */
  black: number;
  middle: number;
  white: number;
  /** Spread of lightness (standard deviation). */
  spread: number;
  chroma: number;
  /** Mean colour of what is nearly grey, and the share of such pixels. */
  cast: { a: number; b: number; share: number };
  /** Standard deviation, 0..255. */
  noise: number;
}

const MEASURED_SIDE_PX = 384;
/** Chroma in relation to the picture's mean, and at most: in a pale picture everything is nearly grey. */
const NEARLY_GREY = { share: 0.8, max: 0.06 };
const BINS = 512;

export async function measurePhoto(picture: Picture): Promise<PhotoMeasures> {
  const { rgba } = await shrink(picture, MEASURED_SIDE_PX);
  const bins = new Uint32Array(BINS);
  const colour: Oklab = { l: 0, a: 0, b: 0 };
  const sums = { light: 0, square: 0, chroma: 0 };
  const count = rgba.length / 4;
  const chromas = new Float32Array(count);
  for (let at = 0; at < rgba.length; at += 4) {
    oklabOfBytes(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, colour);
    const bin = Math.min(BINS - 1, Math.floor(colour.l * BINS));
    bins[bin] = (bins[bin] ?? 0) + 1;
    const chroma = Math.hypot(colour.a, colour.b);
    chromas[at / 4] = chroma;
    sums.light += colour.l;
    sums.square += colour.l * colour.l;
    sums.chroma += chroma;
  }
  const mean = sums.light / count;
  return {
    black: percentile(bins, count, 0.005),
    middle: percentile(bins, count, 0.5),
    white: percentile(bins, count, 0.995),
    spread: Math.sqrt(Math.max(0, sums.square / count - mean * mean)),
    chroma: sums.chroma / count,
    cast: measureCast(rgba, chromas, Math.min(NEARLY_GREY.max, (NEARLY_GREY.share * sums.chroma) / count)),
    noise: measureNoise(picture),
  };
}

function measureCast(rgba: Uint8Array, chromas: Float32Array, limit: number): PhotoMeasures['cast'] {
  const colour: Oklab = { l: 0, a: 0, b: 0 };
  let [a, b, count] = [0, 0, 0];
  for (const [pixel, chroma] of chromas.entries()) {
    if (chroma > limit) continue;
    const at = pixel * 4;
    oklabOfBytes(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, colour);
    if (colour.l < 0.25 || colour.l > 0.97) continue;
    a += colour.a;
    b += colour.b;
    count += 1;
  }
  return { a: a / Math.max(1, count), b: b / Math.max(1, count), share: count / chromas.length };
}

function percentile(bins: Uint32Array, count: number, share: number): number {
  let sum = 0;
  for (const [index, size] of bins.entries()) {
    sum += size;
    if (sum >= count * share) return (index + 0.5) / BINS;
  }
  return 1;
}

/**
 * Standard deviation of the noise, 0..255: the residue of a Laplacian difference (Immerkaer 1996). The median over
 * blocks instead of the mean over all, because texture is not noise.
 */
export function measureNoise({ width, height, rgba }: Picture): number {
  const side = 16;
  const levels: number[] = [];
  const step = Math.max(side, Math.floor(Math.sqrt((width * height) / 900)));
  const light = (x: number, y: number): number => lumaAt(rgba, (y * width + x) * 4);
  for (let top = 1; top + side < height; top += step) {
    for (let left = 1; left + side < width; left += step) {
      let sum = 0;
      for (let y = top; y < top + side; y += 1) {
        for (let x = left; x < left + side; x += 1) {
          const corners =
            light(x - 1, y - 1) + light(x + 1, y - 1) + light(x - 1, y + 1) + light(x + 1, y + 1);
          const sides = light(x, y - 1) + light(x, y + 1) + light(x - 1, y) + light(x + 1, y);
          sum += Math.abs(corners - 2 * sides + 4 * light(x, y));
        }
      }
      levels.push((Math.sqrt(Math.PI / 2) / (6 * side * side)) * sum);
    }
  }
  // A low quantile: the smooth blocks show the noise alone.
  return levels.toSorted((one, other) => one - other)[Math.floor(levels.length * 0.3)] ?? 0;
}
