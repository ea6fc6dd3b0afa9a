import { GENERATION_COSTS, useProvider, useShell, useSubmitGeneration, type Submit, KINDS } from '@aic/sdk';
import { seedOption } from '@aic/sdk/seed';
import { optionsOf } from './image-options.ts';
import { IMAGE_FAILURE } from './image-view.ts';
import type { ImageDraft } from './use-image-draft.ts';

export type SubmitImage = Omit<Submit<'image'>, 'run'> & {
  /**
   * @param picture one to follow: the gateway refuses it where the engine follows none, and charges nothing
   * @param isApproximationAllowed something else may be made of a subject that the engine does not know
   */
  run(
    draft: Pick<ImageDraft, 'prompt' | 'size' | 'quality' | 'style'> & Partial<ImageDraft>,
    picture: File | null,
    isApproximationAllowed?: boolean,
  ): void;
};

/** Validates and starts the job. */
export function useSubmitImage(): SubmitImage {
  const { toast, session } = useShell();
  const supports = useProvider('image')?.supports;
  const submit = useSubmitGeneration('image', {
    price: GENERATION_COSTS.image,
    failure: IMAGE_FAILURE,
    announcement: 'Your image is being created',
  });

  return {
    ...submit,
    run(asked, picture, isApproximationAllowed) {
      const { count = 1, seed = null, ratio = null, exclude = '', strength, ...draft } = asked;
      const madeFrom = picture ? asked.referenceFrom : asked.madeFrom;
      const prompt = draft.prompt.trim();
      if (prompt === '') {
        toast({ title: 'Prompt Required', description: KINDS.image.missingPrompt, variant: 'destructive' });
        return;
      }
      submit.run({
        prompt,
        size: draft.size,
        quality: draft.quality,
        style: draft.style,
        ...(picture && { image: picture }),
        ...(picture && supports?.strength === true && strength !== undefined && { strength }),
        ...optionsOf({ ratio, exclude }, supports, session.user),
        ...(count > 1 && { count }),
        ...seedOption(seed, supports, session.user),
        ...(madeFrom && { madeFrom }),
        ...(isApproximationAllowed && { allow_approximation: true }),
      });
    },
  };
}
