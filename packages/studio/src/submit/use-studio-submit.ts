import {
  type FailureTexts,
  type GenerationKind,
  type GenerationOf,
  KINDS,
  type StartRequests,
  type Submit,
  useProvider,
  useShell,
  useSubmitGeneration,
} from '@aic/sdk';
import { sentOptions, type StudioDraft } from '../options/options.tsx';

interface SubmitOptions<Item> {
  /** @default the list price of the kind */
  price?: number;
  failure: FailureTexts;
  /** Title of the toast for a press without words. */
  missingPrompt: string;
  /** For screen readers, at once, where no toast says that the job has started. */
  announcement?: string;
  onStarted?(item: Item): void;
}

/** What a kind is asked for besides the words and the options of all tools. */
type Own<Kind extends GenerationKind> = Omit<
  StartRequests[Kind],
  'prompt' | 'engine' | 'allow_approximation' | keyof StudioDraft
>;

export interface StudioSubmit<Kind extends GenerationKind> extends Omit<Submit<Kind>, 'run'> {
  /** Says in a toast that there are no words, where there are none. */
  hasPrompt(prompt: string): boolean;
  /** @param isApproximationAllowed something else may be made where the engine does not know what is asked for */
  start(
    own: Own<Kind>,
    draft: Pick<StudioDraft, 'prompt'> & Partial<StudioDraft>,
    isApproximationAllowed?: boolean,
  ): void;
}

/** Starts what a press asks for, with the options of all tools. */
export function useStudioSubmit<Kind extends GenerationKind>(
  kind: Kind,
  { missingPrompt, ...options }: SubmitOptions<GenerationOf<Kind>>,
): StudioSubmit<Kind> {
  const { toast, session } = useShell();
  const supports = useProvider(kind)?.supports;
  const { run, ...submit } = useSubmitGeneration(kind, { price: KINDS[kind].price, ...options });
  return {
    ...submit,
    hasPrompt(prompt) {
      const isMissing = prompt.trim() === '';
      if (isMissing) {
        toast({ title: missingPrompt, description: KINDS[kind].missingPrompt, variant: 'destructive' });
      }
      return !isMissing;
    },
    start: (own, { prompt, ...draft }, isApproximationAllowed) =>
      // Safe because `Own` leaves out what is added here, and nothing else.
      run({
        ...own,
        prompt: prompt.trim(),
        ...sentOptions(draft, supports, session.user),
        ...(isApproximationAllowed && { allow_approximation: true }),
      } as StartRequests[Kind]),
  };
}
