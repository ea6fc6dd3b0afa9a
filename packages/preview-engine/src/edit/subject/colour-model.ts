/**
 * A few colours with their spreads, which tell how likely a colour is in an area. Features are three numbers per
 * pixel.
 */
export interface ColourModel {
  /** Negative logarithm of the density: about 0 is likely, large is foreign. */
  distance(features: Float32Array, pixel: number): number;
}

interface Group {
  mean: [number, number, number];
  variance: [number, number, number];
  share: number;
}

const ROUNDS = 8;
/** Numbers per group in the table. */
const ROW = 7;
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
  const table = energyTable(groups);
  return {
    distance: (colours, pixel) => {
      const [one, two, three] = [
        colours[pixel * 3] ?? 0,
        colours[pixel * 3 + 1] ?? 0,
        colours[pixel * 3 + 2] ?? 0,
      ];
      let best = Number.POSITIVE_INFINITY;
      for (let at = 0; at < table.length; at += ROW) {
        const first = one - (table[at] ?? 0);
        const second = two - (table[at + 1] ?? 0);
        const third = three - (table[at + 2] ?? 0);
        const energy =
          first * first * (table[at + 3] ?? 0) +
          second * second * (table[at + 4] ?? 0) +
          third * third * (table[at + 5] ?? 0) +
          (table[at + 6] ?? 0);
        if (energy < best) best = energy;
      }
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
    const into = sums[nearestGroup(groups, features, pixel)];
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

/** Thousands of pixels ask eight times over, so this makes no garbage. */
function nearestGroup(groups: readonly Group[], features: Float32Array, pixel: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    const distance = group ? squareDistance(group.mean, features, pixel) : least;
    if (distance >= least) continue;
    least = distance;
    best = index;
  }
  return best;
}

/** Per group the mean, the factor of each squared distance, and a constant: read for every pixel of a picture. */
function energyTable(groups: readonly Group[]): Float64Array {
  return Float64Array.from(
    groups.flatMap(({ mean, variance, share }) => [
      ...mean,
      ...variance.map((spread) => 1 / (2 * spread)),
      variance.reduce((sum, spread) => sum + 0.5 * Math.log(spread / VARIANCE_MIN), -Math.log(share)),
    ]),
  );
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
