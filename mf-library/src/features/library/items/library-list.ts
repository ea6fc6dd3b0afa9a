import type { LibraryItem } from './library-item.ts';

/** The items of one view that were read so far. */
export interface LibraryList {
  items: readonly LibraryItem[];
  /** Path of the next page; null after the last one. */
  next: string | null;
}

export function withPage(list: LibraryList, page: LibraryList): LibraryList {
  const known = new Set(list.items.map(({ id }) => id));
  return { items: [...list.items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next };
}

/**
 * The list with a first page that was read again: what comes after that page stays, so nobody who has scrolled far down
 * is thrown back. Items that have not changed stay the same objects.
 */
export function withFirstPage(list: LibraryList, page: LibraryList): LibraryList {
  const known = new Map(list.items.map((item, index) => [item.id, { item, index }]));
  const items = page.items.map((item) => {
    const before = known.get(item.id)?.item;
    return before !== undefined && JSON.stringify(before) === JSON.stringify(item) ? before : item;
  });
  const fresh = new Set(items.map(({ id }) => id));
  const lastKnown = page.items.findLast(({ id }) => known.has(id));
  if (page.next === null || lastKnown === undefined) return { items, next: page.next };
  const from = (known.get(lastKnown.id)?.index ?? 0) + 1;
  const rest = list.items.slice(from).filter(({ id }) => !fresh.has(id));
  return { items: [...items, ...rest], next: rest.length > 0 ? list.next : page.next };
}

/** Items whose change leaves them as they are stay the same objects. */
export function mapItems(
  list: LibraryList,
  ids: ReadonlySet<string>,
  change: (item: LibraryItem) => LibraryItem | null,
): LibraryList {
  if (!list.items.some(({ id }) => ids.has(id))) return list;
  return { ...list, items: list.items.flatMap((item) => (ids.has(item.id) ? (change(item) ?? []) : item)) };
}

/** Puts items back to where they were before; what has come since stays. */
export function putBack(list: LibraryList, before: LibraryList, ids: ReadonlySet<string>): LibraryList {
  const current = new Map(list.items.map((item) => [item.id, item]));
  const old = new Set(before.items.map(({ id }) => id));
  const kept = before.items.flatMap((item) => (ids.has(item.id) ? item : (current.get(item.id) ?? [])));
  const firstOld = list.items.findIndex(({ id }) => old.has(id));
  const newer = firstOld < 0 ? [] : list.items.slice(0, firstOld);
  const later = list.items.slice(Math.max(firstOld, 0)).filter(({ id }) => !old.has(id));
  return { ...list, items: [...newer, ...kept, ...later] };
}
