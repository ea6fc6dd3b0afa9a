import { CREDITS, type Credits } from '@aic/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

/** Credits that can be spent now: holds of running jobs are already taken off. */
export const creditsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.credits,
    queryFn: async ({ signal }): Promise<Credits> =>
      parseResponse('/api/credits', CREDITS, await api.request('GET', '/api/credits', { signal })),
  });
