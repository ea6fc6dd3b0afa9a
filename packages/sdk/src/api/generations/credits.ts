import { CREDITS, matches, type Credits } from '@aic/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

const isCredits = (value: unknown): value is Credits => matches(CREDITS, value);

/** Credits that can be spent now: holds of running jobs are already taken off. */
export const creditsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.credits,
    queryFn: async ({ signal }): Promise<Credits> =>
      parseResponse('/api/credits', isCredits, await api.request('GET', '/api/credits', { signal })),
  });
