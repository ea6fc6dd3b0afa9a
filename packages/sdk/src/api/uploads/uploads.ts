import { UPLOAD, UPLOAD_CHANGE, type Upload, type UploadCommandName } from '@aic/contract/uploads';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse, readList } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

const PATH = '/api/uploads';

export interface UploadsPage {
  uploads: Upload[];
  /** Path of the next page, or null on the last one. */
  next: string | null;
}

/** @param path the `next` of the page before @throws ApiError */
export async function fetchUploadsPage(
  api: ApiClient,
  path = PATH,
  signal?: AbortSignal,
): Promise<UploadsPage> {
  const { body, next } = await api.page(path, signal);
  return { uploads: readList(PATH, UPLOAD, body), next };
}

/** The uploads that were used last, few enough for one line. */
export const recentUploadsQuery = (api: ApiClient, count: number) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.uploads, 'recent', count],
    queryFn: async ({ signal }): Promise<Upload[]> =>
      (await fetchUploadsPage(api, `${PATH}?limit=${count}`, signal)).uploads,
  });

/** One upload. @throws ApiError with status 404 when it is gone */
export const uploadQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.uploads, 'one', id],
    queryFn: async ({ signal }): Promise<Upload> => {
      const path = `${PATH}/${encodeURIComponent(id)}`;
      return parseResponse(path, UPLOAD, await api.request('GET', path, { signal }));
    },
  });

/**
 * Removes uploads, or takes that back. It is sent also when the page is left meanwhile.
 *
 * @param command.ids at most `LIBRARY_COMMAND_ITEMS_MAX` @returns ids of those that it changed @throws ApiError
 */
export async function runUploadCommand(
  api: ApiClient,
  command: { command: UploadCommandName; ids: readonly string[] },
): Promise<string[]> {
  const path = `${PATH}/commands`;
  const response = await api.request('POST', path, { json: command, keepalive: true });
  return parseResponse(path, UPLOAD_CHANGE, response).ids;
}
