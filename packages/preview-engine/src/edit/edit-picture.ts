import { EditRefusal } from '../engine/edit-refusal.ts';
import { copyPicture, decodePicture, encodePicture } from '../picture/picture.ts';
import { applyOperations } from './apply/apply-operations.ts';
import { changeBackground } from './background/change-background.ts';
import { keepOutside } from './mask/keep-outside.ts';
import { readMask } from './mask/read-mask.ts';
import type { Operation } from './model/operations.ts';

/** Plain data, so that it crosses to a thread. */
export interface PictureEdit {
  image: Uint8Array;
  reference: Uint8Array | null;
  /** Transparent where the edit is to be seen. */
  mask: Uint8Array | null;
  operations: readonly Operation[];
  /** Percent, 0..100. */
  strength: number;
  seed: number;
}

export type EditedPicture =
  | { state: 'edited'; png: Uint8Array }
  /** The same edit would be refused again, so it is not retried. */
  | { state: 'refused'; reason: string };

/**
 * Carries out the operations; the same edit gives the same bytes. Blocks its thread for up to a few seconds.
 * @param onProgress fraction done after each operation, rising to 1
 */
export async function editPicture(
  edit: PictureEdit,
  onProgress: (fraction: number) => void,
): Promise<EditedPicture> {
  try {
    return { state: 'edited', png: await carryOut(edit, onProgress) };
  } catch (error) {
    if (error instanceof EditRefusal) return { state: 'refused', reason: error.message };
    throw error;
  }
}

async function carryOut(edit: PictureEdit, onProgress: (fraction: number) => void): Promise<Uint8Array> {
  const { operations, strength, seed, reference } = edit;
  const picture = await decodePicture(edit.image);
  const mask = edit.mask && { shares: await readMask(edit.mask, picture), before: copyPicture(picture) };
  onProgress(0.05);
  const backdrop = operations.find((one) => one.kind === 'backdrop')?.backdrop;
  const start = backdrop ? 0.5 : 0.05;
  if (backdrop) {
    await changeBackground(picture, backdrop, {
      strength,
      seed,
      reference,
      onProgress: (fraction) => onProgress(0.05 + 0.45 * fraction),
    });
  }
  const edited = await applyOperations(picture, operations, {
    strength,
    seed,
    onProgress: (fraction) => onProgress(start + (0.9 - start) * fraction),
  });
  if (mask) keepOutside(edited, mask.before, mask.shares);
  onProgress(0.9);
  const png = await encodePicture(edited);
  onProgress(1);
  return png;
}
