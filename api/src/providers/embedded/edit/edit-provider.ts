import { ProviderError } from '../../provider-error.ts';
import type { EditJob, Provider } from '../../provider.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { EditedPicture, PictureEdit } from './edit-picture.ts';
import { readEditPrompt } from './prompt/read-edit-prompt.ts';

const NOTHING_UNDERSTOOD =
  'None of these words names an edit that the preview engine can make. Try "warmer" or "crop to a square".';

/** Edits photos without key, network or model: measured corrections and the effects that a prompt's words name. */
export function createEmbeddedEditProvider(): Provider<EditJob> {
  const pool = createThreadPool<PictureEdit, EditedPicture>({
    script: new URL('edit-thread.ts', import.meta.url),
    // One edit of a large photo takes a few hundred megabytes.
    size: 1,
  });
  return {
    id: 'embedded',
    kinds: ['edit'],
    status: () => ({ state: 'preview', label: 'Preview engine', message: 'Procedural, not an AI model' }),
    supports: () => ({ seed: true, cancel: true, referenceImage: true, strength: true }),
    submit: async ({ prompt, editType, strength, image, reference, seed }, context) => {
      const { operations, reading } = readEditPrompt(prompt, editType, reference !== null);
      // A picture that comes back unchanged would be charged for.
      if (operations.length === 0) throw refused(NOTHING_UNDERSTOOD);
      const edited = await pool.run(
        { image: image.bytes, reference: reference?.bytes ?? null, operations, strength, seed },
        context,
      );
      if (edited.state === 'refused') throw refused(edited.reason);
      return {
        state: 'done',
        output: {
          bytes: edited.png,
          mediaType: 'image/png',
          reading,
          details: { engine: 'photo-editor', operations: operations.length },
        },
      };
    },
  };
}

/** @param reason in words for the creator */
function refused(reason: string): ProviderError {
  return new ProviderError('invalid_request', reason, { shownMessage: reason });
}
