const PARAMETER = 'item';
/** How addresses named an open image before every item had one. */
const EARLIER_PARAMETER = 'image';

/** Ids that a step of the history keeps at each side of the open one: browsers limit what a step may hold. */
const AROUND_MAX = 500;

/** In the history's step: the page without the item is one step back. */
interface ItemState {
  isItemOpenedHere: true;
  itemIds: readonly string[];
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Which item an address shows, or null. */
export const itemIdOf = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

/**
 * Where an address from before leads now; null for all others. An image tool of the release before still opens images
 * at such addresses by itself: what it has opened stays its own.
 * @param place.state of the history's step
 */
export function addressOfToday({ state, ...place }: Place & { state: unknown }): string | null {
  const id = new URLSearchParams(place.search).get(EARLIER_PARAMETER);
  const isOfTool = typeof state === 'object' && state !== null && 'isImageOpenedHere' in state;
  return id === null || isOfTool ? null : withItem(place, id);
}

/** The same page with another item, or without one. */
export function withItem({ pathname, search, hash }: Place, id: string | null): string {
  const params = new URLSearchParams(search);
  params.delete(EARLIER_PARAMETER);
  if (id === null) params.delete(PARAMETER);
  else params.set(PARAMETER, id);
  const query = params.toString();
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
}

/** Where a press on an item leads. @param ids the order that it stands in */
export function openedItem(from: Place, id: string, ids: readonly string[] = []) {
  const index = ids.indexOf(id);
  const itemIds = ids.slice(Math.max(index - AROUND_MAX, 0), Math.max(index, 0) + AROUND_MAX);
  const state: ItemState = { isItemOpenedHere: true, itemIds };
  return { to: withItem(from, id), state };
}

/** What a step of the history knows of the item that it shows. */
export function itemStateOf(state: unknown): ItemState | null {
  if (typeof state !== 'object' || state === null || !('isItemOpenedHere' in state)) return null;
  // Safe because only `openedItem` makes states with this member.
  return state as ItemState;
}
