import { matches, type RequestReading } from '@aic/contract';
import { READING_RESPONSE } from '@aic/contract/readings';
import type { ReadingRequest } from '@aic/contract/schemas';
import type { ApiClient } from '../client.ts';

const PATH = '/api/readings';

/** What the engine in place would make of a request. The same words are read the same way, so it is asked once. */
export const readingQuery = (api: ApiClient, request: ReadingRequest) => ({
  queryKey: ['readings', request] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RequestReading | null> => {
    const response = await api.request<unknown>('POST', PATH, { json: request, signal });
    // What cannot be read says nothing; a start is checked by the server anyway.
    return matches(READING_RESPONSE, response) ? response.reading : null;
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  // Without a network it fails at once: a press does not wait for one, and nothing is sent later.
  networkMode: 'always' as const,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});
