import {
  type GenerationKind,
  type GenerationOf,
  type StartRequests,
  useShell,
  useSubmitGeneration,
} from '@aic/sdk';
import { failureOf } from '../recipe/item-words.ts';

interface Repeat<Kind extends GenerationKind> {
  kind: Kind;
  /** Credits of one result, by the price list. */
  price: number;
  announcement: string;
  /** The server has accepted it. @param results of this press, in order */
  onStarted(results: readonly GenerationOf<Kind>[]): void;
}

/** Starts an item once more. Its pictures are read first; where one is gone, that is said and nothing is started. */
export function useRepeat<Kind extends GenerationKind>({ kind, onStarted, ...options }: Repeat<Kind>) {
  const { toast } = useShell();
  const { run, price } = useSubmitGeneration(kind, {
    ...options,
    failure: failureOf(kind),
    onStarted: (_first, results) => onStarted(results),
  });

  return {
    /** Credits that each result holds now. */
    price,
    start: (request: Promise<StartRequests[Kind]>): void =>
      void request.then(run, () =>
        toast({
          title: 'Error',
          description:
            'Its picture could not be opened, so nothing was started or charged. Please try again.',
          variant: 'destructive',
        }),
      ),
  };
}
