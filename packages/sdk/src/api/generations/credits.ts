import { CREDITS, matches, type Credits } from '@aic/contract';
import { queryOptions } from '@tanstack/react-query';
import { parseResponse } from '../parse-response.ts';
import type { ApiClient } from '../client.ts';

const isCredits = (value: unknown): value is Credits => matches(CREDITS, value);

/** Credits that can be spent now: holds of running jobs are already taken off. */
export const creditsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['credits'],
    queryFn: async ({ signal }): Promise<Credits> =>
      parseResponse('/api/credits', isCredits, await api.request('GET', '/api/credits', { signal })),
  });
