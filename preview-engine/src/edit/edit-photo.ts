import type { EditType } from '@aic/contract';
import { EngineError } from '../engine-error.ts';
import type { EngineOptions } from '../engine-options.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { EditedPicture, PictureEdit } from './edit-picture.ts';
import { readEditPrompt } from './prompt/read-edit-prompt.ts';
import type { EditReading } from './prompt/read-edits.ts';

export interface PhotoEdit {
  /** What is to change. */
  prompt: string;
  editType: EditType;
  /** Percent, 0..100. */
  strength: number;
  /** PNG or JPEG bytes. */
  image: Uint8Array;
  /** The new background; null without one. */
  reference: Uint8Array | null;
  seed: number;
}

export interface EditedPhoto {
  png: Uint8Array;
  /** What the prompt's words were taken for. */
  reading: EditReading['reading'];
  /** How many operations were carried out. */
  operations: number;
}

const NOTHING_UNDERSTOOD =
  'None of these words names an edit that the preview engine can make. Try "warmer" or "crop to a square".';

const pool = createThreadPool<PictureEdit, EditedPicture>({
  script: new URL('edit-thread.ts', import.meta.url),
  // One edit of a large photo takes a few hundred megabytes.
  size: 1,
});

/**
 * Edits a photo by measured corrections and the effects that the prompt's words name.
 * @throws EngineError; `refused` when no word names an edit, because an unchanged picture would be charged for
 */
export async function editPhoto(request: PhotoEdit, options: EngineOptions = {}): Promise<EditedPhoto> {
  const { prompt, editType, strength, image, reference, seed } = request;
  const { operations, reading } = readEditPrompt(prompt, editType, reference !== null);
  if (operations.length === 0) throw new EngineError('refused', NOTHING_UNDERSTOOD);
  const edited = await pool.run({ image, reference, operations, strength, seed }, options);
  if (edited.state === 'refused') throw new EngineError('refused', edited.reason);
  return { png: edited.png, reading, operations: operations.length };
}
