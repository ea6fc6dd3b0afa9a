import { oklabOfBytes, type Oklab } from '../../colour/oklab.ts';

/** Mean and standard deviation of each channel of OKLab. */
export interface ColourSpread {
  mean: Oklab;
  deviation: Oklab;
}

/**
 * Where the colours of a picture lie, and how far apart they are.
 * @param rgba four bytes per pixel; what is transparent does not count
 * @param step pixels from one that is measured to the next
 */
export function measureSpread(rgba: Uint8Array, step = 1): ColourSpread {
  const sum: Oklab = { l: 0, a: 0, b: 0 };
  const squares: Oklab = { l: 0, a: 0, b: 0 };
  const colour: Oklab = { l: 0, a: 0, b: 0 };
  let count = 0;
  for (let at = 0; at < rgba.length; at += 4 * step) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    oklabOfBytes(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, colour);
    for (const channel of ['l', 'a', 'b'] as const) {
      sum[channel] += colour[channel];
      squares[channel] += colour[channel] ** 2;
    }
    count += 1;
  }
  const mean = each((channel) => sum[channel] / Math.max(1, count));
  const deviation = each((channel) =>
    Math.sqrt(Math.max(0, squares[channel] / Math.max(1, count) - mean[channel] ** 2)),
  );
  return { mean, deviation };
}

export const each = (value: (channel: keyof Oklab) => number): Oklab => ({
  l: value('l'),
  a: value('a'),
  b: value('b'),
});
