import { QueryClient } from '@tanstack/react-query';

/**
 * Query defaults of spec section 4, "Data freshness": no retries, no refetch on focus or interval, never stale.
 * What changes is told by the event stream, which invalidates; polling is the fallback while the stream is down.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
}
