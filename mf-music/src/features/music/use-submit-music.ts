import {
  GENERATION_COSTS,
  KINDS,
  MUSIC_CREDITS_MIN,
  plansPath,
  useCredits,
  useProvider,
  useShell,
  useSubmitGeneration,
  type FailureTexts,
  type StartRequests,
} from '@aic/sdk';
import { seedOption } from '@aic/sdk/seed';

export const MUSIC_FAILURE: FailureTexts = { title: 'Generation Failed', text: 'Failed to generate music' };

const MISSING_PROMPT = KINDS.music.missingPrompt;
const INSUFFICIENT_CREDITS = `You need at least ${MUSIC_CREDITS_MIN} credits to generate music`;

export interface SubmitMusic {
  /** @param seed it is sent where the engine has seeds and the plan has them */
  run(request: Omit<StartRequests['music'], 'seed'>, seed?: number | null): void;
  /** Why a press would do nothing now, or undefined. */
  refusal(prompt: string): string | undefined;
  price: number;
  isPending: boolean;
}

/** Validates and starts the job. The server has the last word on credits: it holds the whole price. */
export function useSubmitMusic(): SubmitMusic {
  const { toast, navigate, session } = useShell();
  const credits = useCredits();
  const supports = useProvider('music')?.supports;
  const submit = useSubmitGeneration('music', {
    price: GENERATION_COSTS.music,
    failure: MUSIC_FAILURE,
    onStarted: () =>
      toast({ title: 'Music Generation Started', description: 'You can leave this page: it goes on.' }),
  });
  // Administrators pay nothing, and an unknown balance is not an empty one.
  const isBroke = !session.user.isAdmin && credits !== null && credits < MUSIC_CREDITS_MIN;

  return {
    price: submit.price,
    isPending: submit.isPending,
    refusal(prompt) {
      if (isBroke) return INSUFFICIENT_CREDITS;
      return prompt === '' ? MISSING_PROMPT : undefined;
    },
    run(request, seed) {
      const prompt = request.prompt.trim();
      if (prompt === '') {
        toast({ title: 'Missing Prompt', description: MISSING_PROMPT, variant: 'destructive' });
      } else if (isBroke) {
        toast({
          title: 'Insufficient Credits',
          description: INSUFFICIENT_CREDITS,
          variant: 'destructive',
          // The way back is in the address, and the draft is kept meanwhile.
          action: { label: 'See plans', run: () => navigate(plansPath(session.user)) },
        });
      } else {
        submit.run({ ...request, ...seedOption(seed, supports, session.user), prompt });
      }
    },
  };
}
