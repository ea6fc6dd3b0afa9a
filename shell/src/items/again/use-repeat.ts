import {
  type GenerationKind,
  type GenerationOf,
  type StartRequests,
  useShell,
  useSubmitGeneration,
} from '@aic/sdk';
import { useRef } from 'react';
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

  /** Its pictures are being read: another press would be paid as well. */
  const isOpening = useRef(false);

  return {
    /** Credits that each result holds now. */
    price,
    start(request: () => Promise<StartRequests[Kind]>): void {
      if (isOpening.current) return;
      isOpening.current = true;
      const refuse = (): void =>
        toast({
          title: 'Error',
          description:
            'Its picture could not be opened, so nothing was started or charged. Please try again.',
          variant: 'destructive',
        });
      void request()
        .then(run, refuse)
        .finally(() => {
          isOpening.current = false;
        });
    },
  };
}
