import { type FailureTexts, MUSIC_CREDITS_MIN, KINDS, plansPath, useCredits, useShell } from '@aic/sdk';
import { type StudioSubmit, useStudioSubmit } from '@aic/studio';

export const MUSIC_FAILURE: FailureTexts = { title: 'Generation Failed', text: 'Failed to generate music' };

const INSUFFICIENT_CREDITS = `You need at least ${MUSIC_CREDITS_MIN} credits to generate music`;

export interface SubmitMusic extends Pick<StudioSubmit<'music'>, 'price' | 'isPending'> {
  run: StudioSubmit<'music'>['start'];
  /** Why a press would do nothing now, or undefined. */
  refusal(prompt: string): string | undefined;
}

/** Validates and starts the job. The server has the last word on credits: it holds the whole price. */
export function useSubmitMusic(): SubmitMusic {
  const { toast, navigate, session } = useShell();
  const credits = useCredits();
  const { price, isPending, hasPrompt, start } = useStudioSubmit('music', {
    failure: MUSIC_FAILURE,
    missingPrompt: 'Missing Prompt',
    onStarted: () =>
      toast({ title: 'Music Generation Started', description: 'You can leave this page: it goes on.' }),
  });
  // Administrators pay nothing, and an unknown balance is not an empty one.
  const isBroke = !session.user.isAdmin && credits !== null && credits < MUSIC_CREDITS_MIN;

  return {
    price,
    isPending,
    refusal(prompt) {
      if (isBroke) return INSUFFICIENT_CREDITS;
      return prompt === '' ? KINDS.music.missingPrompt : undefined;
    },
    run(own, draft, isApproximationAllowed) {
      if (!hasPrompt(draft.prompt)) return;
      if (!isBroke) return start(own, draft, isApproximationAllowed);
      toast({
        title: 'Insufficient Credits',
        description: INSUFFICIENT_CREDITS,
        variant: 'destructive',
        // The way back is in the address, and the draft is kept meanwhile.
        action: { label: 'See plans', run: () => navigate(plansPath(session.user)) },
      });
    },
  };
}
