import { QueryClient } from '@tanstack/react-query';

/**
 * Query defaults (rule 4.query.other): no retries, no refetch on focus or interval, never stale. The event stream
 * invalidates what has changed; polling is the fallback while the stream is down. Without a network a call fails at
 * once and its page says so. If it were held back, it would be sent later by itself, and the user would be charged for
 * a press that they have given up on.
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
