/** A few colours with their spreads: how likely a colour is in an area. Features are three numbers per pixel. */
export interface ColourModel {
  /** Negative logarithm of the density: 0 and up is likely, large is foreign. */
  distance(features: Float32Array, pixel: number): number;
}

interface Group {
  mean: [number, number, number];
  variance: [number, number, number];
  share: number;
}

const ROUNDS = 8;
/** Spread that even a painted wall has: light falls off and sensors are noisy. */
const VARIANCE_MIN = 0.0004;

/** k-means with diagonal spreads. Deterministic: starts from the colours farthest apart. */
export function fitColourModel(
  features: Float32Array,
  pixels: readonly number[],
  groupsMax: number,
): ColourModel {
  let groups = seedGroups(features, pixels, groupsMax);
  for (let round = 0; round < ROUNDS; round += 1) groups = refit(features, pixels, groups);
  return {
    distance: (colours, pixel) => {
      let best = Number.POSITIVE_INFINITY;
      for (const group of groups) best = Math.min(best, energy(group, colours, pixel));
      return best;
    },
  };
}

function seedGroups(features: Float32Array, pixels: readonly number[], groupsMax: number): Group[] {
  const groups: Group[] = [];
  const nearest = new Float32Array(pixels.length).fill(Number.POSITIVE_INFINITY);
  let next = pixels[Math.floor(pixels.length / 2)] ?? 0;
  for (let count = 0; count < groupsMax; count += 1) {
    const mean = colourAt(features, next);
    groups.push({ mean, variance: [0.01, 0.01, 0.01], share: 1 / groupsMax });
    let farthest = -1;
    for (const [index, pixel] of pixels.entries()) {
      const distance = Math.min(nearest[index] ?? 0, squareDistance(mean, features, pixel));
      nearest[index] = distance;
      if (distance > farthest) [farthest, next] = [distance, pixel];
    }
    if (farthest < 0.002) break;
  }
  return groups;
}

function refit(features: Float32Array, pixels: readonly number[], groups: readonly Group[]): Group[] {
  const sums = groups.map(() => ({ count: 0, sum: [0, 0, 0], square: [0, 0, 0] }));
  for (const pixel of pixels) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, { mean }] of groups.entries()) {
      const distance = squareDistance(mean, features, pixel);
      if (distance < least) [least, best] = [distance, index];
    }
    const into = sums[best];
    if (!into) continue;
    into.count += 1;
    for (let axis = 0; axis < 3; axis += 1) {
      const value = features[pixel * 3 + axis] ?? 0;
      into.sum[axis] = (into.sum[axis] ?? 0) + value;
      into.square[axis] = (into.square[axis] ?? 0) + value * value;
    }
  }
  return sums.flatMap(({ count, sum, square }) => {
    // A hundredth of the border is a twig, not the background.
    if (count < pixels.length * 0.01) return [];
    const mean = (axis: number): number => (sum[axis] ?? 0) / count;
    const variance = (axis: number): number =>
      Math.max(VARIANCE_MIN, (square[axis] ?? 0) / count - mean(axis) ** 2);
    return [
      {
        mean: [mean(0), mean(1), mean(2)],
        variance: [variance(0), variance(1), variance(2)],
        share: count / pixels.length,
      } satisfies Group,
    ];
  });
}

function energy({ mean, variance, share }: Group, features: Float32Array, pixel: number): number {
  let sum = -Math.log(share);
  for (let axis = 0; axis < 3; axis += 1) {
    const spread = variance[axis] ?? VARIANCE_MIN;
    sum += ((features[pixel * 3 + axis] ?? 0) - (mean[axis] ?? 0)) ** 2 / (2 * spread);
    sum += 0.5 * Math.log(spread / VARIANCE_MIN);
  }
  return sum;
}

function squareDistance(mean: readonly number[], features: Float32Array, pixel: number): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    sum += ((mean[axis] ?? 0) - (features[pixel * 3 + axis] ?? 0)) ** 2;
  }
  return sum;
}

function colourAt(features: Float32Array, pixel: number): [number, number, number] {
  return [features[pixel * 3] ?? 0, features[pixel * 3 + 1] ?? 0, features[pixel * 3 + 2] ?? 0];
}
