import {
  EDIT_STRENGTH,
  GENERATION_COSTS,
  useProvider,
  useShell,
  useSubmitGeneration,
  type Submit,
  KINDS,
  MISSING_UPLOAD,
} from '@aic/sdk';
import { seedOption } from '@aic/sdk/seed';
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

export type SubmitEdit = Omit<Submit<'edit'>, 'run'> & {
  run(draft: EditDraft, files: EditFiles, isApproximationAllowed: boolean): Promise<void>;
};

/** Validates and starts the edit. */
export function useSubmitEdit(): SubmitEdit {
  const { toast, session } = useShell();
  const supports = useProvider('edit')?.supports;
  /** A large picture takes the browser a moment. */
  const [isReading, setIsReading] = useState(false);
  const submit = useSubmitGeneration('edit', {
    price: GENERATION_COSTS.edit,
    failure: EDIT_FAILURE,
    announcement: 'Your picture is being edited',
  });

  return {
    ...submit,
    isPending: isReading || submit.isPending,
    async run(draft, { image, reference, mask }, isApproximationAllowed) {
      const isUpscale = draft.isUpscale && supports?.upscale === true;
      const { prompt, editType, strength, count, seed, imageFrom } = isUpscale
        ? { ...draft, ...UPSCALED }
        : draft;
      if (image === null) {
        toast({
          title: 'Image Required',
          description: MISSING_UPLOAD,
          variant: 'destructive',
        });
        return;
      }
      if (prompt.trim() === '') {
        toast({
          title: 'Prompt Required',
          description: KINDS.edit.missingPrompt,
          variant: 'destructive',
        });
        return;
      }
      setIsReading(true);
      const shape = await readShape(image);
      setIsReading(false);
      const secondImage = editType === 'background_change' ? reference : null;
      submit.run({
        image,
        secondImage,
        prompt: prompt.trim(),
        editType,
        strength,
        shape,
        ...(count > 1 && { count }),
        ...seedOption(seed, supports, session.user),
        ...(isUpscale && { upscale: 2 }),
        ...(!isUpscale && mask !== null && supports?.mask === true && { mask }),
        ...(imageFrom !== null && { madeFrom: imageFrom }),
        ...(isApproximationAllowed && { allow_approximation: true }),
      });
    },
  };
}
