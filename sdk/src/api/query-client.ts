import { QueryClient } from '@tanstack/react-query';

/**
 * Query defaults of spec section 4, "Data freshness": no retries, no refetch on focus or interval, never stale.
 * What changes is told by the event stream, which invalidates; polling is the fallback while the stream is down.
 * Without a network a call fails at once and its page says so. Held back it would be sent later by itself, and a press
 * that nobody waits for any more would be charged.
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
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
