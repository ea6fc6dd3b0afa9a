import { GENERATION_COSTS, useShell, useSubmitGeneration, type Submit, KINDS } from '@aic/sdk';
import { IMAGE_FAILURE } from './image-view.ts';
import type { ImageDraft } from './use-image-draft.ts';

export type SubmitImage = Omit<Submit<'image'>, 'run'> & {
  /** @param isApproximationAllowed something else may be made of a subject that the engine does not know */
  run(draft: Omit<ImageDraft, 'madeFrom'> & Partial<ImageDraft>, isApproximationAllowed?: boolean): void;
};

/** Validates and starts the job. */
export function useSubmitImage(): SubmitImage {
  const { toast } = useShell();
  const submit = useSubmitGeneration('image', {
    price: GENERATION_COSTS.image,
    failure: IMAGE_FAILURE,
    announcement: 'Your image is being created',
  });

  return {
    ...submit,
    run({ madeFrom, ...draft }, isApproximationAllowed) {
      const prompt = draft.prompt.trim();
      if (prompt === '') {
        toast({ title: 'Prompt Required', description: KINDS.image.missingPrompt, variant: 'destructive' });
        return;
      }
      submit.run({
        ...draft,
        prompt,
        ...(madeFrom && { madeFrom }),
        ...(isApproximationAllowed && { allow_approximation: true }),
      });
    },
  };
}
