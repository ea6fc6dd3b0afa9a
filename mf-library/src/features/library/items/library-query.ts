import { queryOptions, type ApiClient } from '@aic/sdk';
import { fetchLibraryPage, libraryPath, type LibraryView, QUERY_KEYS } from '@aic/sdk/library';
import { readDepth } from './depth-memory.ts';
import { libraryItem } from './library-item.ts';
import { type LibraryList, withFirstPage, withPage } from './library-list.ts';

/** All lists of tiles; the last part of a key is the view. */
export const TILES_KEY = [...QUERY_KEYS.library, 'tiles'] as const;

export const tilesKey = (asked: LibraryView) => [...TILES_KEY, asked] as const;

export const viewOfKey = (key: readonly unknown[]): LibraryView =>
  // Safe because `tilesKey` makes all keys that begin with TILES_KEY.
  key[TILES_KEY.length] as LibraryView;

export async function readPage(api: ApiClient, path: string, signal?: AbortSignal): Promise<LibraryList> {
  const { items, next } = await fetchLibraryPage(api, path, signal);
  return { items: items.map(libraryItem), next };
}

/**
 * What was read of a view. Read again, it takes the first page anew and keeps the rest; read for the first time after a
 * reload, it is as long as it was.
 */
export const tilesQuery = (
  api: ApiClient,
  asked: LibraryView,
  known: (key: readonly unknown[]) => LibraryList | undefined,
) =>
  queryOptions({
    queryKey: tilesKey(asked),
    queryFn: async ({ queryKey, signal }): Promise<LibraryList> => {
      const path = libraryPath(asked);
      const before = known(queryKey);
      let list = await readPage(api, path, signal);
      if (before !== undefined) return withFirstPage(before, list);
      const depth = readDepth(path);
      while (list.items.length < depth && list.next !== null) {
        list = withPage(list, await readPage(api, list.next, signal));
      }
      return list;
    },
  });
