import { EDIT_STRENGTH, MISSING_UPLOAD, useProvider, useShell } from '@aic/sdk';
import { type StudioSubmit, useStudioSubmit } from '@aic/studio';
import { useState } from 'react';
import { EDIT_FAILURE, UPSCALE_INFO } from './edit-types.ts';
import { readShape } from './read-shape.ts';
import type { EditDraft } from './use-edit-draft.ts';
import type { EditFiles } from './use-edit-files.ts';

/** Words and settings of another edit say nothing of a picture that is made larger, and two of it are the same. */
const UPSCALED = {
  prompt: UPSCALE_INFO.words,
  editType: 'enhance',
  strength: EDIT_STRENGTH.default,
  count: 1,
  seed: null,
} as const;

export interface SubmitEdit extends Pick<StudioSubmit<'edit'>, 'price' | 'isPending'> {
  run(draft: EditDraft, files: EditFiles, isApproximationAllowed: boolean): Promise<void>;
}

/** Validates and starts the edit. */
export function useSubmitEdit(): SubmitEdit {
  const { toast } = useShell();
  const supports = useProvider('edit')?.supports;
  /** A large picture takes the browser a moment. */
  const [isReading, setIsReading] = useState(false);
  const { price, isPending, hasPrompt, start } = useStudioSubmit('edit', {
    failure: EDIT_FAILURE,
    missingPrompt: 'Prompt Required',
    announcement: 'Your picture is being edited',
  });

  return {
    price,
    isPending: isReading || isPending,
    async run(draft, { image, reference, mask }, isApproximationAllowed) {
      const isUpscale = draft.isUpscale && supports?.upscale === true;
      const asked = isUpscale ? { ...draft, ...UPSCALED } : draft;
      const { editType, strength } = asked;
      if (image === null) {
        toast({ title: 'Image Required', description: MISSING_UPLOAD, variant: 'destructive' });
        return;
      }
      if (!hasPrompt(asked.prompt)) return;
      setIsReading(true);
      const shape = await readShape(image);
      setIsReading(false);
      start(
        {
          image,
          secondImage: editType === 'background_change' ? reference : null,
          editType,
          strength,
          shape,
          ...(isUpscale && { upscale: 2 }),
          ...(!isUpscale && mask !== null && supports?.mask === true && { mask }),
        },
        asked,
        isApproximationAllowed,
      );
    },
  };
}
