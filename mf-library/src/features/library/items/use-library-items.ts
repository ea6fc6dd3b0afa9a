import { useInBrowser } from '@aic/design-system';
import { useMutation, useQuery, useQueryClient, useShell } from '@aic/sdk';
import { libraryPath, type LibraryView } from '@aic/sdk/library';
import { useEffect } from 'react';
import { writeDepth } from './depth-memory.ts';
import type { LibraryItem } from './library-item.ts';
import { type LibraryList, withPage } from './library-list.ts';
import { broughtFor, readPage, tilesKey, tilesQuery, viewOfKey } from './library-query.ts';

export interface LibraryItems {
  items: readonly LibraryItem[];
  state: 'loading' | 'failed' | 'loaded';
  /** What is shown is that of the search before. */
  isOutdated: boolean;
  isFetching: boolean;
  hasMore: boolean;
  /** The page after these did not arrive. */
  hasMoreFailed: boolean;
  /** Reads the next page, unless it is on its way or has failed. */
  fetchMore(): void;
  retryMore(): void;
  /** Reads all pages that are left. @throws ApiError, or of the signal; what was read before stays */
  readAll(signal: AbortSignal): Promise<readonly LibraryItem[]>;
  /** Reads the first page again. */
  refresh(): Promise<unknown>;
}

const NO_ITEMS: readonly LibraryItem[] = [];

/** The items of a view, page after page. */
export function useLibraryItems(asked: LibraryView): LibraryItems {
  const { api } = useShell();
  const client = useQueryClient();
  const query = useQuery({
    ...tilesQuery(api, asked, client),
    // While one types, the items of the words before stay.
    placeholderData: (before, query) =>
      query !== undefined && isSamePlace(viewOfKey(query.queryKey), asked) ? before : undefined,
  });
  const readMore = async (path: string, view: LibraryView, signal?: AbortSignal): Promise<void> => {
    const page = await readPage(api, path, signal);
    client.setQueryData<LibraryList>(tilesKey(view), (list) =>
      list?.next === path ? withPage(list, page) : list,
    );
  };
  const more = useMutation({
    mutationFn: ({ path, view }: { path: string; view: LibraryView }) => readMore(path, view),
  });
  // The first screen was prerendered with what the page has brought, whatever this tab has had of it before.
  const isTakenOver = useInBrowser();
  const list = isTakenOver ? query.data : broughtFor(asked, client);
  const next = list?.next ?? null;
  const isAsked = next !== null && more.variables?.path === next;

  const path = libraryPath(asked);
  const count = query.isPlaceholderData ? 0 : (list?.items.length ?? 0);
  useEffect(() => {
    if (count > 0) writeDepth(path, count);
  }, [path, count]);

  return {
    items: list?.items ?? NO_ITEMS,
    state: stateOf(list, query.isError),
    isOutdated: query.isPlaceholderData,
    isFetching: query.isFetching,
    hasMore: next !== null,
    hasMoreFailed: isAsked && more.isError,
    fetchMore() {
      if (next !== null && !query.isPlaceholderData && !(isAsked && (more.isPending || more.isError))) {
        more.mutate({ path: next, view: asked });
      }
    },
    retryMore() {
      if (next !== null) more.mutate({ path: next, view: asked });
    },
    async readAll(signal) {
      for (;;) {
        const known = client.getQueryData<LibraryList>(tilesKey(asked));
        if (!known?.next) return known?.items ?? NO_ITEMS;
        await readMore(known.next, asked, signal);
      }
    },
    refresh: () => query.refetch(),
  };
}

function stateOf(list: LibraryList | undefined, isError: boolean): LibraryItems['state'] {
  if (list !== undefined) return 'loaded';
  return isError ? 'failed' : 'loading';
}

const isSamePlace = (one: LibraryView, other: LibraryView): boolean =>
  (['favourite', 'folder', 'published', 'failed', 'bin'] as const).every((key) => one[key] === other[key]);
