import { gradePicture, type Grade } from '../../colour/colour-cube.ts';
import { copyPicture, type Picture } from '../../picture/picture.ts';
import { colouringGrade, TONE_ORDER, toneGrade } from '../colour/tones.ts';
import { measureNoise, measurePhoto } from '../enhance/measure-photo.ts';
import { planEnhancement, type Enhancement } from '../enhance/plan-enhancement.ts';
import { denoise } from '../filters/denoise.ts';
import { blur, changeClarity, sharpen } from '../filters/detail.ts';
import { glow, grain, pixelate, posterize, vignette } from '../filters/effects.ts';
import { enlarge } from '../filters/enlarge.ts';
import { changeGeometry, paintFrame } from '../filters/geometry.ts';
import type { AdjustmentId, Geometry, Operation } from '../model/operations.ts';
import { adjustmentAmounts, wholeShare } from '../model/recipe.ts';

export interface ApplyOptions {
  /** Percent, 0..100. */
  strength: number;
  seed: number;
  /** Fraction done, 0..1. */
  onProgress: (fraction: number) => void;
}

type Step = () => void | Promise<void>;

/** A tint keeps some of the picture's own colour, a duotone none. */
const TINT = { share: 0.75, hold: 0.35 };

/**
 * Carries out all operations but backdrops, in the order of a darkroom rather than of the words: shape, noise, colour,
 * detail, effects, frame. The picture is changed in place where its size stays.
 */
export async function applyOperations(
  source: Picture,
  operations: readonly Operation[],
  { strength, seed, onProgress }: ApplyOptions,
): Promise<Picture> {
  let picture = source;
  for (const operation of operations) {
    if (isGeometry(operation)) picture = await changeGeometry(picture, operation);
    if (operation.kind === 'enlarge') picture = await enlarge(picture, operation.factor);
  }
  if (strength === 0) return picture;
  const isAuto = operations.some(({ kind }) => kind === 'auto');
  const enhancement = isAuto ? planEnhancement(await measurePhoto(picture), strength / 100) : null;
  const steps = [
    ...detailSteps(picture, { operations, strength, seed, enhancement }),
    ...operations.flatMap((one): Step[] => (one.kind === 'frame' ? [() => paintFrame(picture, one)] : [])),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    onProgress((index + 1) / steps.length);
  }
  return picture;
}

interface Plan {
  operations: readonly Operation[];
  strength: number;
  seed: number;
  enhancement: Enhancement | null;
}

function detailSteps(picture: Picture, { operations, strength, seed, enhancement }: Plan): Step[] {
  const amounts = adjustmentAmounts(operations, strength);
  const up = (id: AdjustmentId): number => Math.max(0, amounts.get(id) ?? 0);
  const down = (id: AdjustmentId): number => Math.max(0, -(amounts.get(id) ?? 0));
  const noise = measureNoise(picture);
  const cleaned = Math.min(1, down('noise') + (enhancement?.denoise ?? 0));
  // Words that ask for softness keep the enhancement from sharpening.
  const clarity = (amounts.get('clarity') ?? 0) + (enhancement?.clarity ?? 0);
  const sharpness = up('sharpness') * 1.7 + (down('sharpness') > 0 ? 0 : (enhancement?.sharpness ?? 0));
  const grades = [...(enhancement?.grades ?? []), ...wordGrades(operations, amounts, strength)];
  const when = (isWanted: boolean, step: Step): Step[] => (isWanted ? [step] : []);
  return [
    // When the words ask for less noise there is visible noise, whatever is measured.
    ...when(cleaned > 0, () =>
      denoise(picture, down('noise') > 0 ? Math.max(3.5, noise * 1.3) : noise, cleaned),
    ),
    ...when(grades.length > 0, () => gradePicture(picture, grades)),
    ...when(clarity !== 0, () => changeClarity(picture, clarity)),
    ...when(sharpness > 0, () => sharpen(picture, sharpness, Math.min(6, noise * (1.2 - cleaned)))),
    ...when(down('sharpness') > 0, () => blur(picture, down('sharpness'))),
    ...when(up('glow') > 0, () => glow(picture, up('glow'))),
    ...when(up('posterize') > 0, () => blended(picture, up('posterize'), (copy) => posterize(copy, 1))),
    ...when(up('pixelate') > 0, () => pixelate(picture, up('pixelate'))),
    ...when(up('vignette') > 0, () => vignette(picture, up('vignette'))),
    ...when(up('noise') > 0, () => grain(picture, up('noise'), seed)),
  ];
}

function wordGrades(
  operations: readonly Operation[],
  amounts: ReadonlyMap<AdjustmentId, number>,
  strength: number,
): Grade[] {
  const tones = TONE_ORDER.flatMap((id) => {
    const amount = amounts.get(id) ?? 0;
    return amount === 0 ? [] : [toneGrade(id, amount)];
  });
  const colourings = operations.flatMap((one) => {
    if (one.kind === 'tint') {
      return [colouringGrade(one.shadows, one.lights, (TINT.share * strength) / 100, TINT.hold)];
    }
    return one.kind === 'duotone' ? [colouringGrade(one.shadows, one.lights, wholeShare(strength), 0)] : [];
  });
  return [...tones, ...colourings];
}

/** Lays the result of an effect over the picture by a share: for effects that know no share themselves. */
async function blended(picture: Picture, share: number, effect: (copy: Picture) => void | Promise<void>) {
  if (share >= 1) return effect(picture);
  const copy = copyPicture(picture);
  await effect(copy);
  const { rgba } = picture;
  for (let at = 0; at < rgba.length; at += 1) {
    const value = rgba[at] ?? 0;
    rgba[at] = value + ((copy.rgba[at] ?? 0) - value) * share + 0.5;
  }
}

function isGeometry(operation: Operation): operation is Geometry {
  return operation.kind === 'crop' || operation.kind === 'turn' || operation.kind === 'mirror';
}
