import { EditRefusal } from '../../engine/edit-refusal.ts';
import { copyPicture, type Picture, shrink } from '../../picture/picture.ts';
import { applyOperations, type ApplyOptions } from '../apply/apply-operations.ts';
import type { Backdrop } from '../model/operations.ts';
import { wholeShare } from '../model/recipe.ts';
import { estimateSubject } from '../subject/estimate-subject.ts';
import { takeApart } from '../subject/layers.ts';
import { makeBackdrop } from './backdrop-picture.ts';
import { composite, cutOut, eraseSubject } from './composite.ts';

/** The subject is searched on a copy of this size; its edge is then found on the picture itself. */
const SUBJECT_SIDE_PX = 320;

/** Subjects before a wall keep their light; before a painted or given scene they take on some of it. */
const HARMONY: Readonly<Record<Backdrop['kind'], number>> = {
  plain: 0,
  studio: 0.2,
  gradient: 0.6,
  scene: 1,
  reference: 0.8,
  treated: 0,
  transparent: 0,
};

/**
 * Estimates the subject and changes what is behind it, in place. The strength decides how much of the old background
 * goes (all of it from the default strength on), how strong a treatment is, and how far the light is matched.
 * @throws EditRefusal when nothing stands out from the picture's border
 */
export async function changeBackground(
  picture: Picture,
  backdrop: Backdrop,
  options: ApplyOptions & { reference: Uint8Array | null },
): Promise<void> {
  const { strength, seed, reference, onProgress } = options;
  if (strength === 0) return;
  const small = await shrink(picture, SUBJECT_SIDE_PX);
  const mask = estimateSubject(small);
  if (!mask) {
    throw new EditRefusal(
      "No subject stands out from this picture's background. Try a picture with a plainer background.",
    );
  }
  onProgress(0.3);
  const layers = takeApart(small, mask);
  onProgress(0.4);
  const share = wholeShare(strength);
  const harmony = (HARMONY[backdrop.kind] * strength) / 100;
  if (backdrop.kind === 'transparent') {
    cutOut(picture, layers, share);
  } else if (backdrop.kind === 'treated') {
    const behind = copyPicture(picture);
    eraseSubject(behind, layers);
    const operations = backdrop.operations.filter(({ kind }) => !CHANGES_SIZE.has(kind));
    await applyOperations(behind, operations, { strength, seed, onProgress: () => undefined });
    onProgress(0.7);
    await composite(picture, layers, behind, { share: 1, harmony });
  } else {
    const behind = await makeBackdrop(backdrop, picture, { seed, reference });
    onProgress(0.7);
    await composite(picture, layers, behind, { share, harmony });
  }
  onProgress(1);
}

const CHANGES_SIZE: ReadonlySet<string> = new Set(['crop', 'turn', 'mirror']);
