import type { Credits } from '@aic/api/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';

/** Credits that can be spent now: holds of running jobs are already taken off. */
export const creditsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['credits'],
    queryFn: ({ signal }) => api.request<Credits>('GET', '/api/credits', { signal }),
  });
