import { queryOptions, type ApiClient, type useQueryClient } from '@aic/sdk';
import {
  fetchLibraryPage,
  type FirstLibraryPage,
  firstPageKey,
  type LibraryPage,
  libraryPath,
  type LibraryView,
  QUERY_KEYS,
  toLibraryPage,
} from '@aic/sdk/library';
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
  return listOf(await fetchLibraryPage(api, path, signal));
}

const listOf = ({ items, next }: LibraryPage): LibraryList => ({ items: items.map(libraryItem), next });

type QueryClient = ReturnType<typeof useQueryClient>;

/** What the page has brought of a view. */
export function broughtFor(asked: LibraryView, client: QueryClient): LibraryList | undefined {
  const brought = client.getQueryData<FirstLibraryPage>(firstPageKey(libraryPath(asked)));
  if (brought === undefined) return undefined;
  try {
    return listOf(toLibraryPage(brought));
  } catch {
    // Another release may list what this one does not know: then the call decides what to make of it.
    return undefined;
  }
}

/**
 * What was read of a view. Read again, it takes the first page anew and keeps the rest; read for the first time after a
 * reload, it is as long as it was.
 */
export const tilesQuery = (api: ApiClient, asked: LibraryView, client: QueryClient) =>
  queryOptions({
    queryKey: tilesKey(asked),
    initialData: () => {
      const brought = broughtFor(asked, client);
      // More of it was there before the reload.
      return readDepth(libraryPath(asked)) > (brought?.items.length ?? 0) ? undefined : brought;
    },
    queryFn: async ({ queryKey, signal }): Promise<LibraryList> => {
      const path = libraryPath(asked);
      const before = client.getQueryData<LibraryList>(queryKey);
      let list = await readPage(api, path, signal);
      if (before !== undefined) return withFirstPage(before, list);
      const depth = readDepth(path);
      while (list.items.length < depth && list.next !== null) {
        list = withPage(list, await readPage(api, list.next, signal));
      }
      return list;
    },
  });
