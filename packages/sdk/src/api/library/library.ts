import type { Generation } from '@aic/contract';
import { LIBRARY_SUMMARY, type LibrarySort, type LibrarySummary } from '@aic/contract/library';
import { libraryPath, type LibraryView } from '@aic/contract/library-view';
// The page's own: a tool that bundles this file has no descriptions of kinds.
import { isAnyItem } from '@aic/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { parseResponse, readList } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

/** Items of `libraryAroundQuery` before and after its own. */
const AROUND_EACH_SIDE = 20;

export interface LibraryPage {
  items: Generation[];
  /** Path of the next page, or null on the last one. */
  next: string | null;
}

/** All pages of a view that were asked for, the first one first. */
export const libraryQuery = (api: ApiClient, view: LibraryView) =>
  infiniteQueryOptions({
    queryKey: [...QUERY_KEYS.library, 'items', view],
    initialPageParam: libraryPath(view),
    queryFn: ({ pageParam, signal }) => fetchLibraryPage(api, pageParam, signal),
    getNextPageParam: (page: LibraryPage) => page.next,
  });

/** @param path of a view, or the `next` of the page before @throws ApiError */
export async function fetchLibraryPage(
  api: ApiClient,
  path: string,
  signal?: AbortSignal,
): Promise<LibraryPage> {
  return toLibraryPage(await api.page(path, signal));
}

/** @param response of `ApiClient.page`, or what the page has brought (first-page.ts) */
export function toLibraryPage({ body, next }: { body: unknown; next: string | null }): LibraryPage {
  return { items: readList('/api/library', isAnyItem, body), next };
}

/** What the library can be filtered by, and how much of it there is. */
export const librarySummaryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.library, 'summary'],
    queryFn: async ({ signal }): Promise<LibrarySummary> => {
      const path = '/api/library/summary';
      return parseResponse(path, LIBRARY_SUMMARY, await api.request('GET', path, { signal }));
    },
  });

/** One item of any kind, also one in the bin (`removedAt`). @throws ApiError with status 404 when it is gone */
export const libraryItemQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.library, 'item', id],
    queryFn: async ({ signal }): Promise<Generation> => {
      const read = async (path: string): Promise<Generation> =>
        parseResponse(path, isAnyItem, await api.request('GET', path, { signal }));
      const name = encodeURIComponent(id);
      try {
        return await read(`/api/library/items/${name}`);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        // The release before has no library, and answers 404 for every item of one.
        return read(`/api/generations/${name}`);
      }
    },
  });

/** Ids of the library around one of its items, newest first, with that item in any case. */
export const libraryAroundQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.library, 'around', id],
    queryFn: async ({ signal }): Promise<string[]> => {
      const readAfter = async (sort: LibrarySort): Promise<string[]> => {
        const query = new URLSearchParams({ after: id, sort, limit: String(AROUND_EACH_SIDE) });
        const { items } = await fetchLibraryPage(api, `/api/library?${query.toString()}`, signal);
        return items.map((item) => item.id);
      };
      const [newer, older] = await Promise.all([readAfter('oldest'), readAfter('newest')]);
      return [...newer.toReversed(), id, ...older];
    },
  });
