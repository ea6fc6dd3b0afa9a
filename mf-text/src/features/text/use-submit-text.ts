import {
  GENERATION_COSTS,
  useProvider,
  useShell,
  useSubmitGeneration,
  type FailureTexts,
  type Submit,
  KINDS,
} from '@aic/sdk';
import { seedOption } from '@aic/sdk/seed';
import type { TextDraft } from './use-text-draft.ts';

export const TEXT_FAILURE: FailureTexts = { title: 'Generation Failed', text: 'Failed to generate text' };

export type SubmitText = Omit<Submit<'text'>, 'run'> & {
  /** @param isApproximationAllowed something else may be written where the engine does not know the form */
  run(
    draft: Pick<TextDraft, 'prompt' | 'style'> & Partial<TextDraft>,
    isApproximationAllowed?: boolean,
  ): void;
};

/** Validates and starts the job. */
export function useSubmitText(): SubmitText {
  const { toast, session } = useShell();
  const supports = useProvider('text')?.supports;
  const submit = useSubmitGeneration('text', {
    price: GENERATION_COSTS.text,
    failure: TEXT_FAILURE,
    announcement: 'Your text is being written',
  });

  return {
    ...submit,
    run({ prompt, style, count = 1, seed, madeFrom }, isApproximationAllowed) {
      if (prompt.trim() === '') {
        toast({ title: 'Missing Prompt', description: KINDS.text.missingPrompt, variant: 'destructive' });
        return;
      }
      submit.run({
        prompt: prompt.trim(),
        model: style,
        ...(count > 1 && { count }),
        ...seedOption(seed, supports, session.user),
        ...(madeFrom && { madeFrom }),
        ...(isApproximationAllowed && { allow_approximation: true }),
      });
    },
  };
}
