import type { Credits } from '@aic/contract';
import { queryOptions } from '@tanstack/react-query';
import { isCredits, readAnswer } from './answers.ts';
import type { ApiClient } from './client.ts';

/** Credits that can be spent now: holds of running jobs are already taken off. */
export const creditsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['credits'],
    queryFn: async ({ signal }): Promise<Credits> =>
      readAnswer('/api/credits', isCredits, await api.request('GET', '/api/credits', { signal })),
  });
