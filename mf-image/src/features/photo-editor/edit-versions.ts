import type { ImageEdit } from '@aic/sdk';

type Version = Pick<ImageEdit, 'id' | 'madeFrom'>;

/** The edit that an item has gone on from, where it is in the list. */
export const originOf = <Item extends Version>(item: Version, items: readonly Item[]): Item | undefined =>
  items.find(({ id }) => id === item.madeFrom?.id);

/**
 * 1 for the edit of a picture from elsewhere, and one more for each edit that went on from a result. `isMore`: an edit
 * that it comes from is older than the list, so it is that version or a later one.
 */
export function versionOf(item: Version, items: readonly Version[]): { version: number; isMore: boolean } {
  const seen = new Set<string>([item.id]);
  let oldest = item;
  let origin = originOf(item, items);
  while (origin !== undefined && !seen.has(origin.id)) {
    seen.add(origin.id);
    oldest = origin;
    origin = originOf(origin, items);
  }
  const isMore = origin === undefined && oldest.madeFrom?.kind === 'edit';
  return { version: seen.size + (isMore ? 1 : 0), isMore };
}
