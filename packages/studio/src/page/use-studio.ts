import {
  type FailureTexts,
  type GenerationKind,
  type GenerationOf,
  type ToastInput,
  useGenerations,
  useOutcomeToasts,
  useReadyToast,
} from '@aic/sdk';
import { useRef } from 'react';
import { type ShownItem, useShownItem } from './use-shown-item.ts';

/** What result and list of a page are given. */
export interface StudioItems<Kind extends GenerationKind> {
  query: ReturnType<typeof useGenerations<Kind>>;
  /** The user has none: nothing is in the list and nothing on its way. */
  isEmpty: boolean;
  shown: ShownItem;
}

/** The same where an item can be run again. */
export interface StudioList<Kind extends GenerationKind> extends StudioItems<Kind> {
  onRerun(item: GenerationOf<Kind>): void;
  /** Credits that running it again holds. */
  rerunPrice(item: GenerationOf<Kind>): number;
}

interface Toasts<Item> {
  failure: FailureTexts;
  /** For a kind whose jobs take minutes: said also of what was ready while the user was elsewhere. */
  ready?: { title: string; description: string };
  completed?(item: Item): ToastInput;
  cancelled?(item: Item): ToastInput;
}

/** The items of a kind, which of them is shown, and the prompt of its page. How each item ends is said in a toast. */
export function useStudio<Kind extends GenerationKind>(
  kind: Kind,
  { ready, ...outcomes }: Toasts<GenerationOf<Kind>>,
) {
  const query = useGenerations(kind);
  const shown = useShownItem(query.data);
  const promptRef = useRef<HTMLTextAreaElement>(null);
  useReadyToast(ready && query.data, ready ?? { title: '', description: '' });
  useOutcomeToasts(query.data, outcomes);
  return {
    // Only a response can say that there is none.
    items: { query, isEmpty: query.data?.length === 0 && !query.isError, shown } satisfies StudioItems<Kind>,
    promptRef,
  };
}
