import { useQuery, type ServerEvent } from '@aic/sdk';
import { type Queue, queueQuery } from '@aic/sdk/host';
import { useEffect } from 'react';
import { useServices } from '../core/services-context.tsx';

/** Without live updates, while something is under way. */
const POLL_MS = 10_000;

/** What the user has under way, kept true by the gateway's events. Undefined until it is known. */
export function useQueue(): Queue | undefined {
  const { api, events, queryClient } = useServices();
  const query = queueQuery(api);
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      events.status() === 'closed' && state.data?.items.some(({ status }) => status === 'processing') === true
        ? POLL_MS
        : false,
  });
  useEffect(
    () =>
      events.subscribe((event) =>
        queryClient.setQueryData(query.queryKey, (queue) => queue && withProgress(queue, event)),
      ),
    [events, queryClient, query.queryKey],
  );
  return data;
}

/** Progress is written straight into the queue; everything else is read again (`applyServerEvent`). */
function withProgress(queue: Queue, event: ServerEvent): Queue {
  if (event.type !== 'generation' || event.status !== 'processing') return queue;
  const { id, progress, queuePosition = null } = event;
  return {
    ...queue,
    items: queue.items.map((item) =>
      item.id === id && item.status === 'processing'
        ? { ...item, progress: Math.max(progress, item.progress), queuePosition }
        : item,
    ),
  };
}
