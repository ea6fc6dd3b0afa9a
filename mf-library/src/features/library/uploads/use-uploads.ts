import type { TileGridItem, TileMedia } from '@aic/design-system/gallery';
import {
  dateText,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useShell,
  type ApiClient,
} from '@aic/sdk';
import { QUERY_KEYS } from '@aic/sdk/library';
import { fetchUploadsPage, type Upload, uploadRef, type UploadsPage } from '@aic/sdk/uploads';
import { useMemo } from 'react';

/** An upload as a tile; `id` is its `uploadRef`, which tools take where it is dropped. */
export interface UploadTile extends TileGridItem {
  media: TileMedia;
  label: string;
}

const FIRST_PAGE = '/api/uploads?limit=100';
export const UPLOADS_KEY = [...QUERY_KEYS.uploads, 'tiles'] as const;

/**
 * The uploads that were read so far.
 * @param readSoFar read again, it is as long as it was
 */
const uploadsQuery = (api: ApiClient, readSoFar: () => number) =>
  queryOptions({
    queryKey: UPLOADS_KEY,
    queryFn: async ({ signal }): Promise<UploadsPage> => {
      const count = readSoFar();
      let list = await fetchUploadsPage(api, FIRST_PAGE, signal);
      while (list.uploads.length < count && list.next !== null) {
        list = withPage(list, await fetchUploadsPage(api, list.next, signal));
      }
      return list;
    },
  });

/** The user's uploads, those used last first. */
export function useUploads() {
  const { api } = useShell();
  const client = useQueryClient();
  const query = useQuery({
    ...uploadsQuery(api, () => client.getQueryData<UploadsPage>(UPLOADS_KEY)?.uploads.length ?? 0),
    refetchOnMount: 'always',
  });
  const more = useMutation({
    mutationFn: async (path: string) => {
      const page = await fetchUploadsPage(api, path);
      client.setQueryData<UploadsPage>(UPLOADS_KEY, (list) =>
        list?.next === path ? withPage(list, page) : list,
      );
    },
  });
  const { data } = query;
  const next = data?.next ?? null;
  const isAsked = next !== null && more.variables === next;
  return {
    tiles: useMemo(() => data?.uploads.map(tileOf) ?? [], [data]),
    state: data === undefined ? (query.isError ? 'failed' : 'loading') : 'loaded',
    isFetching: query.isFetching,
    refresh: () => void query.refetch(),
    hasMore: next !== null,
    /** The page after these did not arrive. */
    hasMoreFailed: isAsked && more.isError,
    /** Reads the next page, unless it is on its way or has failed. */
    fetchMore(): void {
      if (next !== null && !(isAsked && (more.isPending || more.isError))) more.mutate(next);
    },
    retryMore(): void {
      if (next !== null) more.mutate(next);
    },
  } as const;
}

function withPage(list: UploadsPage, page: UploadsPage): UploadsPage {
  const known = new Set(list.uploads.map(({ id }) => id));
  return { uploads: [...list.uploads, ...page.uploads.filter(({ id }) => !known.has(id))], next: page.next };
}

/** A tile that has not changed is the same object, so that it is not rendered again. */
const tiles = new WeakMap<Upload, UploadTile>();

function tileOf(upload: Upload): UploadTile {
  const { id, imageUrl, thumbnails, width, height, createdAt } = upload;
  const tile = tiles.get(upload) ?? {
    id: uploadRef(id),
    aspectRatio: width / height,
    media: {
      kind: 'picture',
      src: thumbnails?.webp ?? imageUrl,
      ...(thumbnails !== null && { avif: thumbnails.avif }),
    },
    label: dateText(createdAt),
  };
  tiles.set(upload, tile);
  return tile;
}
