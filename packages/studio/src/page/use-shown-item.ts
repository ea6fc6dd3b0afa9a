import { tileKey, useSearchParams } from '@aic/sdk';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  isSameView,
  NOTHING_CHOSEN,
  readView,
  resultsOf,
  type Showable,
  type Shown,
  shownOf,
  type ShownView,
  withItem,
  withView,
} from './shown-view.ts';

export interface ShownItem extends Shown {
  /** The item of the list that is shown as the result. */
  shownId: string | null;
  /** The press whose results are shown together, in place of one of them: `resultsOf` has them. */
  pressId: string | null;
  /** The item that the result is compared with. */
  comparedId: string | null;
  /** Shows an item as the result; null shows what is newest: one item, or all results of its press. */
  show(id: string | null): void;
  /** Shows the results of a press together. */
  showPress(batchId: string): void;
  /** Compares the result with another item; null ends that. */
  compare(id: string | null): void;
  /** For the panel of the result: it is brought into view when another item is shown, or one was started here. */
  panelRef: RefObject<HTMLElement | null>;
}

/**
 * Which item of a list is the result of the page: the newest one, until the user chooses another. The choice is in the
 * address, so a reload keeps it; with the next thing that is made it ends. An address that names an item which has left
 * the latest since, such as that of the player's track, opens the item's view.
 * @param list undefined until it has been read
 */
export function useShownItem(list: readonly Showable[] | undefined): ShownItem {
  const items = list ?? NONE;
  const [params, setParams] = useSearchParams();
  const panelRef = useRef<HTMLElement>(null);
  const newest = items[0];
  const newestKey = newest === undefined ? null : tileKey(newest);
  const view = readView(params);
  const shown = shownOf(items, view);
  const shownKey = keyOf(shown);

  /** What the user has asked to see, until it is there. */
  const chosen = useRef<string | null>(null);
  const go = (next: ShownView): void => {
    setParams((before) => withView(before, next), { replace: true, preventScrollReset: true });
    const nextKey = keyOf(shownOf(items, next));
    chosen.current = nextKey === shownKey ? null : nextKey;
    // What was pressed may go with what was shown.
    const panel = panelRef.current;
    if (panel?.contains(document.activeElement) === true) panel.focus({ preventScroll: true });
  };
  const show = (id: string | null): void => {
    const isNewestAlone = id === newest?.id && resultsOf(items, newest?.batchId ?? null).length === 0;
    go(id === null || isNewestAlone ? NOTHING_CHOSEN : { ...NOTHING_CHOSEN, result: id });
    if (id === null) chosen.current = null;
  };

  /** A result that was in the list: if it is missing later, it was removed here. */
  const found = useRef<string | null>(null);
  useEffect(() => {
    const { result } = view;
    const isMissing = list !== undefined && result !== null && result !== shown.shownId;
    if (!isMissing) found.current = shown.shownId;
    else if (result !== found.current) setParams((before) => withItem(before, result), { replace: true });
  });

  const settle = useEffectEvent((key: string): void => {
    if (key === chosen.current) bringIntoView(panelRef.current);
    chosen.current = null;
  });
  // Once the panel has the size of what it shows now.
  useEffect(() => settle(shownKey), [shownKey]);

  const lastKey = useRef(newestKey);
  const follow = useEffectEvent((key: string | null): void => {
    const isNew = lastKey.current !== null && key !== lastKey.current;
    lastKey.current = key;
    if (isNew && !isSameView(view, NOTHING_CHOSEN)) show(null);
  });
  useEffect(() => follow(newestKey), [newestKey]);

  // The server has accepted what was pressed on this page. What is refused leaves the composer where it is.
  const startedId = newest !== undefined && newestKey !== newest.id ? newest.id : null;
  const lastStarted = useRef(startedId);
  useEffect(() => {
    if (startedId === null || startedId === lastStarted.current) return;
    lastStarted.current = startedId;
    goDownTo(panelRef.current);
  }, [startedId]);

  return {
    ...shown,
    show,
    showPress: (batchId) => go({ ...NOTHING_CHOSEN, press: batchId === newest?.batchId ? null : batchId }),
    compare: (id) => go({ ...NOTHING_CHOSEN, result: shown.shownId, with: id }),
    panelRef,
  };
}

const NONE: readonly Showable[] = [];

const keyOf = ({ shownId, pressId, comparedId }: Shown): string => [shownId, pressId, comparedId].join(' ');

/** To its beginning: on a small screen a panel may be higher than what is seen. */
function bringIntoView(panel: HTMLElement | null): void {
  const { top, bottom } = panel?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < 0 || bottom > innerHeight) panel?.scrollIntoView();
}

/** Where the panel stands below the composer, as on a phone, the page goes to it; beside it nothing moves. */
function goDownTo(panel: HTMLElement | null): void {
  if (panel === null || panel.getBoundingClientRect().top < innerHeight / 2) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
}
