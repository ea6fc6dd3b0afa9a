import { useProvider, useShell } from '@aic/sdk';
import { type StudioSubmit, useStudioSubmit } from '@aic/studio';
import { optionsOf } from './image-options.ts';
import { IMAGE_FAILURE } from './image-view.ts';
import type { ImageDraft } from './use-image-draft.ts';

export interface SubmitImage extends Pick<StudioSubmit<'image'>, 'price' | 'isPending'> {
  /**
   * @param picture one to follow: the gateway refuses it where the engine follows none, and charges nothing
   * @param isApproximationAllowed something else may be made of a subject that the engine does not know
   */
  run(
    draft: Pick<ImageDraft, 'prompt' | 'size' | 'quality' | 'style'> & Partial<ImageDraft>,
    picture: File | null,
    isApproximationAllowed?: boolean,
  ): void;
}

/** Validates and starts the job. */
export function useSubmitImage(): SubmitImage {
  const { session } = useShell();
  const supports = useProvider('image')?.supports;
  const { price, isPending, hasPrompt, start } = useStudioSubmit('image', {
    failure: IMAGE_FAILURE,
    missingPrompt: 'Prompt Required',
    announcement: 'Your image is being created',
  });

  return {
    price,
    isPending,
    run(draft, picture, isApproximationAllowed) {
      const { size, quality, style, ratio = null, exclude = '', strength, referenceFrom = null } = draft;
      if (!hasPrompt(draft.prompt)) return;
      start(
        {
          size,
          quality,
          style,
          ...(picture && { image: picture }),
          ...(picture && supports?.strength === true && strength !== undefined && { strength }),
          ...optionsOf({ ratio, exclude }, supports, session.user),
        },
        picture ? { ...draft, madeFrom: referenceFrom } : draft,
        isApproximationAllowed,
      );
    },
  };
}
