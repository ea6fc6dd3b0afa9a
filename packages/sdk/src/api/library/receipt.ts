import { RECEIPT, type Receipt } from '@aic/contract/receipts';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

/** The signed receipt of one of the caller's items, as true as when it is asked for. @throws ApiError */
export const receiptQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.library, 'receipt', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Receipt> => {
      const path = `/api/generations/${encodeURIComponent(id)}/receipt`;
      return parseResponse(path, RECEIPT, await api.request('GET', path, { signal }));
    },
  });
