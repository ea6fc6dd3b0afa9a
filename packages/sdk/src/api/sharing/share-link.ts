import { SHARE_LINK, type ShareLink } from '@aic/contract/sharing';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

export interface ShareRequest {
  /** ISO time at which the link ends by itself; null: never. */
  expiresAt: string | null;
  withRecipe: boolean;
  withLabel: boolean;
}

const pathOf = (id: string): string => `/api/generations/${encodeURIComponent(id)}/share`;

/** The link of one of the caller's items, or null when it has none. */
export const shareLinkQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.library, 'share', id],
    queryFn: async ({ signal }): Promise<ShareLink | null> => {
      try {
        return parseResponse(pathOf(id), SHARE_LINK, await api.request('GET', pathOf(id), { signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Makes the link of a finished item; one that is good keeps its address and is changed. @throws ApiError */
export async function shareItem(api: ApiClient, id: string, request: ShareRequest): Promise<ShareLink> {
  return parseResponse(pathOf(id), SHARE_LINK, await api.request('PUT', pathOf(id), { json: request }));
}

/** Switches it off for good: the next link is another one. @throws ApiError */
export async function endShareLink(api: ApiClient, id: string): Promise<void> {
  await api.request('DELETE', pathOf(id));
}
