import { oklabOfBytes, type Oklab } from '../../colour/oklab.ts';
import { clamp } from '../../maths/curves.ts';
import type { Picture } from '../../picture/picture.ts';
import { guidedFilter } from '../planes/guided-filter.ts';
import { createPlane, lumaPlane, type Plane } from '../planes/plane.ts';
import { barrierDistance } from './barrier-distance.ts';
import { borderPixels, innerPixels, thinOut } from './border-pixels.ts';
import { fitColourModel, type ColourModel } from './colour-model.ts';
import { isSupported } from './edge-support.ts';
import { openHoles } from './open-holes.ts';
import { tidyMask } from './tidy-mask.ts';

/** Lightness counts less than hue: shadows fall on backgrounds. */
const WEIGHTS = { l: 0.7, a: 1.8, b: 1.8 };
const BACK_GROUPS = 6;
const FRONT_GROUPS = 6;
const ROUNDS = 5;
/** Limits how much the colour of one pixel can count. */
const EVIDENCE_MAX = 6;
/** Square root of a barrier that noise and soft shadows stay below. */
const BARRIER_MIN = 0.22;
/** A colour this close to those of the border may be one of them. */
const ALIKE = 6;
const SUBJECT_MIN = 0.008;
const SUBJECT_MAX = 0.93;

/**
 * Where the subject probably is: it differs from the colours along the picture's border and is separated from them by
 * edges. Takes a small picture (a few hundred pixels a side). Null when nothing stands out, as in a landscape.
 */
export function estimateSubject(picture: Picture): Plane | null {
  const features = colourFeatures(picture);
  const seeds = borderPixels(picture);
  const barrier = barrierEvidence(features, picture, seeds);
  const guide = lumaPlane(picture);
  const radius = Math.max(1, Math.round(Math.max(picture.width, picture.height) / 90));
  let belief = createPlane(picture.width, picture.height);
  belief.values.set(barrier.map((evidence) => sigmoid(evidence)));
  const sampled = thinOut(seeds);
  const border = fitColourModel(features, sampled, BACK_GROUPS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const front = unlike(
      border,
      features,
      innerPixels(belief, (value) => value > 0.65),
    );
    const back = [...sampled, ...innerPixels(belief, (value) => value < 0.3)];
    if (front.length < belief.values.length * 0.002) return null;
    const frontModel = fitColourModel(features, front, FRONT_GROUPS);
    const backModel = round === 0 ? border : fitColourModel(features, back, BACK_GROUPS);
    const next = createPlane(picture.width, picture.height);
    for (let pixel = 0; pixel < next.values.length; pixel += 1) {
      const colourEvidence = backModel.distance(features, pixel) - frontModel.distance(features, pixel);
      const evidence = clamp(colourEvidence * 0.5, -EVIDENCE_MAX, EVIDENCE_MAX) + 0.8 * (barrier[pixel] ?? 0);
      next.values[pixel] = sigmoid(evidence);
    }
    belief = guidedFilter(guide, next, radius, 0.002);
  }
  for (const seed of seeds) belief.values[seed] = Math.min(0.45, belief.values[seed] ?? 0);
  const mask = tidyMask(belief);
  openHoles(mask, picture);
  const share = mask.values.reduce((sum, value) => sum + value, 0) / mask.values.length;
  return share >= SUBJECT_MIN && share <= SUBJECT_MAX && isSupported(mask, picture) ? mask : null;
}

/**
 * Leaves in front of a face have the colours of the hedge behind and count as hedge, unless most of the subject has
 * these colours.
 */
function unlike(border: ColourModel, features: Float32Array, pixels: readonly number[]): readonly number[] {
  const others = pixels.filter((pixel) => border.distance(features, pixel) > ALIKE);
  return others.length > pixels.length / 2 ? others : pixels;
}

/** Three numbers per pixel. */
function colourFeatures({ rgba }: Picture): Float32Array {
  const features = new Float32Array((rgba.length / 4) * 3);
  const colour: Oklab = { l: 0, a: 0, b: 0 };
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    oklabOfBytes(rgba[from] ?? 0, rgba[from + 1] ?? 0, rgba[from + 2] ?? 0, colour);
    features[to] = colour.l * WEIGHTS.l;
    features[to + 1] = colour.a * WEIGHTS.a;
    features[to + 2] = colour.b * WEIGHTS.b;
  }
  return features;
}

/** About -3..3: how far a pixel is from the border, measured in barriers, compared with the picture's own threshold. */
function barrierEvidence(features: Float32Array, size: Picture, seeds: readonly number[]): Float32Array {
  const count = features.length / 3;
  const total = new Float32Array(count);
  for (let axis = 0; axis < 3; axis += 1) {
    const values = total.map((_, pixel) => features[pixel * 3 + axis] ?? 0);
    const distances = barrierDistance(values, size, seeds);
    for (let pixel = 0; pixel < count; pixel += 1) {
      total[pixel] = (total[pixel] ?? 0) + (distances[pixel] ?? 0);
    }
  }
  // Roots, so that a bright face does not make dark clothes count as background.
  const roots = total.map(Math.sqrt);
  const threshold = Math.max(BARRIER_MIN, otsu(roots));
  return roots.map((root) => clamp(5 * (root / threshold - 1), -3, 3));
}

/** The threshold that splits values best into two groups (Otsu 1979). */
function otsu(values: Float32Array): number {
  const bins = 128;
  const most = values.reduce((high, value) => Math.max(high, value), 1e-6);
  const counts = new Float64Array(bins);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor((value / most) * bins));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const sum = counts.reduce((whole, count, bin) => whole + count * bin, 0);
  let [below, sumBelow, best, threshold] = [0, 0, -1, 0];
  for (const [bin, count] of counts.entries()) {
    below += count;
    sumBelow += count * bin;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (between > best) [best, threshold] = [between, ((bin + 1) / bins) * most];
  }
  return threshold;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
