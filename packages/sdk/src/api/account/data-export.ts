import { DATA_EXPORT, type DataExport } from '@aic/contract/data-export';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/account/export';

/**
 * How the copy of the user's data stands. No event tells of it, so it is asked for again each time its page is
 * opened.
 */
export const dataExportQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['data-export'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }): Promise<DataExport> =>
      parseResponse(PATH, DATA_EXPORT, await api.request('GET', PATH, { signal })),
  });

/**
 * Asks for a copy, and answers how it stands: one that is being made, or was finished a moment ago, stays. @throws
 * ApiError
 */
export const requestDataExport = async (api: ApiClient): Promise<DataExport> =>
  parseResponse(PATH, DATA_EXPORT, await api.request('POST', PATH, { json: {} }));

/** The finished copy, for the user alone. */
export const DATA_EXPORT_FILE_PATH = `${PATH}/file`;
