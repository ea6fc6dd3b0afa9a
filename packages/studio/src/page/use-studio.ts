import {
  type FailureTexts,
  type GenerationKind,
  type GenerationOf,
  type ToastInput,
  useGenerations,
  useOutcomeToasts,
  useReadyToast,
  useShell,
} from '@aic/sdk';
import { useRef } from 'react';
import { isAmongShown, type Showable } from './shown-view.ts';
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
  completed?(item: Item): ToastInput | undefined;
  cancelled?(item: Item): ToastInput;
}

/**
 * The items of a kind, which of them is shown, and the prompt of its page. How each item ends is said in a toast, but
 * that one is ready which the user sees.
 */
export function useStudio<Kind extends GenerationKind>(
  kind: Kind,
  { ready, ...outcomes }: Toasts<GenerationOf<Kind>>,
) {
  const { announce } = useShell();
  const query = useGenerations(kind);
  const shown = useShownItem(query.data);
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const isSeen = (item: Showable): boolean => isAmongShown(item, shown) && isInView(shown.panelRef.current);
  useReadyToast(ready && query.data, ready ?? { title: '', description: '' }, (id) =>
    isSeen(query.data?.find((item) => item.id === id) ?? { id }),
  );
  useOutcomeToasts(query.data, {
    ...outcomes,
    completed(item) {
      const message = outcomes.completed?.(item);
      // What a stop keeps, and costs, is not seen.
      const isStopped = 'stopped' in item && item.stopped;
      if (message === undefined || isStopped || !isSeen(item)) return message;
      announce(message.description ?? message.title);
      return undefined;
    },
  });
  return {
    // Only a response can say that there is none.
    items: { query, isEmpty: query.data?.length === 0 && !query.isError, shown } satisfies StudioItems<Kind>,
    promptRef,
  };
}

/** More of it than an edge is on the screen of the tab that is looked at. */
function isInView(panel: HTMLElement | null): boolean {
  const { top, bottom, height } = panel?.getBoundingClientRect() ?? { top: 0, bottom: 0, height: 0 };
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return document.visibilityState === 'visible' && height > 0 && seen > Math.min(height, innerHeight) / 3;
}
