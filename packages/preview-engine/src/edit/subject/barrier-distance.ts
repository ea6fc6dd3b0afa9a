const PASSES = 4;

/**
 * Minimum barrier distance to the seeds (Strand et al. 2013, by raster scans as Zhang et al. 2015): along the best way
 * from a seed, how far values rise above and fall below each other. A sky that shades smoothly is near; what an edge
 * goes all around is far.
 */
export function barrierDistance(
  values: Float32Array,
  { width, height }: { width: number; height: number },
  seeds: readonly number[],
): Float32Array {
  const distance = new Float32Array(values.length).fill(Number.POSITIVE_INFINITY);
  const highest = values.slice();
  const lowest = values.slice();
  for (const seed of seeds) distance[seed] = 0;
  const reach = (pixel: number, from: number): void => {
    const value = values[pixel] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low >= (distance[pixel] ?? 0) || distance[from] === Number.POSITIVE_INFINITY) return;
    distance[pixel] = high - low;
    highest[pixel] = high;
    lowest[pixel] = low;
  };
  for (let pass = 0; pass < PASSES; pass += 1) {
    const isForward = pass % 2 === 0;
    const step = isForward ? 1 : -1;
    for (let row = 0; row < height; row += 1) {
      const y = isForward ? row : height - 1 - row;
      for (let column = 0; column < width; column += 1) {
        const x = isForward ? column : width - 1 - column;
        const pixel = y * width + x;
        if (x - step >= 0 && x - step < width) reach(pixel, pixel - step);
        if (y - step >= 0 && y - step < height) reach(pixel, pixel - step * width);
      }
    }
  }
  return distance;
}
