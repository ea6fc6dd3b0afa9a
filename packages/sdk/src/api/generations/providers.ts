import { matches, PROVIDER, type ProviderInfo } from '@aic/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { readList } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

export const isProvider = (value: unknown): value is ProviderInfo => matches(PROVIDER, value);

/** Which engine makes what, and what it supports: controls it does not support are hidden. */
export const providersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.providers,
    queryFn: async ({ signal }): Promise<ProviderInfo[]> =>
      readList('/api/providers', PROVIDER, await api.request('GET', '/api/providers', { signal })),
  });
