import { EngineError } from '../engine/engine-error.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { THREADS } from '../threads/threads.ts';
import type { EditedPicture, PictureEdit } from './edit-picture.ts';
import type { EditedPhoto, PhotoEditRequest } from './model/photo-edit-request.ts';
import { type EditReading, ENLARGED, readEditPrompt } from './prompt/read-edit-prompt.ts';

const NOTHING_UNDERSTOOD =
  'None of these words names an edit that the preview engine can make. Try "warmer" or "crop to a square".';

const pool = createThreadPool<PictureEdit, EditedPicture>({
  script: new URL('edit-thread.ts', import.meta.url),
  size: THREADS.edit,
});

/**
 * Edits a photo by measured corrections and the effects that the prompt's words name. The same request gives the same
 * bytes.
 * @throws EngineError; `refused` when no word names an edit, because the user would pay for an unchanged picture, when
 * the bytes are no picture, and when a new background is asked for but no subject stands out
 */
export async function editPhoto(
  request: PhotoEditRequest,
  options: EngineOptions = {},
): Promise<EditedPhoto> {
  const { strength, image, reference, mask = null, seed } = request;
  const { operations, reading } = readPhotoEdit(request);
  if (operations.length === 0) throw new EngineError('refused', NOTHING_UNDERSTOOD);
  const edited = await pool.run({ image, reference, mask, operations, strength, seed }, options);
  if (edited.state === 'refused') throw new EngineError('refused', edited.reason);
  return { png: edited.png, reading, operations: operations.length };
}

function readPhotoEdit(request: PhotoEditRequest): EditReading {
  const { prompt, editType, reference, mask = null, upscale = null } = request;
  if (upscale !== null) return { operations: [{ kind: 'enlarge', factor: upscale }], reading: ENLARGED };
  return readEditPrompt(prompt, editType, reference !== null, mask !== null);
}
