import { type Generation, isAnyItem } from '@aic/contract';
import { QUEUE_LIMITS, type QueueLimits } from '@aic/contract/queue';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse, readList } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

export interface Queue extends QueueLimits {
  /** Running ones, those in line, the user's own line, and what has ended lately, the last one first. */
  items: Generation[];
}

/** What the user has under way in all tools, and how much they may have at the same time. */
export const queueQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.queue,
    queryFn: async ({ signal }): Promise<Queue> => {
      const path = '/api/queue';
      const response = await api.request<{ items?: unknown }>('GET', path, { signal });
      const { inFlightMax, deferredMax, nextPlan } = parseResponse(path, QUEUE_LIMITS, response);
      return { inFlightMax, deferredMax, nextPlan, items: readList(path, isAnyItem, response.items) };
    },
  });
