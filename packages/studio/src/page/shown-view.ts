/** What the address says of a studio's result; null where it says nothing. */
export interface ShownView {
  /** The item that was chosen. */
  result: string | null;
  /** The press whose results are seen together, by its batch. */
  press: string | null;
  /** The item that the result is compared with. */
  with: string | null;
}

export const NOTHING_CHOSEN: ShownView = { result: null, press: null, with: null };
const NAMES = ['result', 'press', 'with'] as const;

export interface Showable {
  id: string;
  batchId?: string | null | undefined;
}

/** What a list shows of a view: items that are gone make it the newest one again. */
export interface Shown {
  shownId: string | null;
  pressId: string | null;
  comparedId: string | null;
}

export const readView = (params: URLSearchParams): ShownView => ({
  result: params.get('result'),
  press: params.get('press'),
  with: params.get('with'),
});

export function withView(params: URLSearchParams, view: ShownView): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    const value = view[name];
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** An item's view, over the page with what is newest. The shell opens it by this name. */
export function withItem(params: URLSearchParams, id: string): URLSearchParams {
  const next = withView(params, NOTHING_CHOSEN);
  next.set('item', id);
  return next;
}

export const isSameView = (one: ShownView, other: ShownView): boolean =>
  NAMES.every((name) => one[name] === other[name]);

/** Items that one press has started together, the first one first; empty where there are not several. */
export function resultsOf<Item extends Showable>(
  items: readonly Item[],
  batchId: string | null,
): readonly Item[] {
  const results = batchId === null ? [] : items.filter((item) => item.batchId === batchId);
  return results.length > 1 ? results.toReversed() : [];
}

/** @param items the newest one first */
export function shownOf(items: readonly Showable[], view: ShownView): Shown {
  const idOf = (id: string | null): string | null => (items.some((item) => item.id === id) ? id : null);
  const chosen = idOf(view.result);
  if (chosen !== null) {
    const compared = idOf(view.with);
    return { shownId: chosen, pressId: null, comparedId: compared === chosen ? null : compared };
  }
  const newest = items[0];
  const pressId = [view.press, newest?.batchId ?? null].find((id) => resultsOf(items, id).length > 0) ?? null;
  const first = resultsOf(items, pressId).at(-1);
  return { shownId: first?.id ?? newest?.id ?? null, pressId, comparedId: null };
}

/** Whether an item is seen in the panel: alone, as one of its press, or as one of two. */
export const isAmongShown = ({ id, batchId }: Showable, { shownId, pressId, comparedId }: Shown): boolean =>
  pressId === null ? id === shownId || id === comparedId : batchId === pressId;
