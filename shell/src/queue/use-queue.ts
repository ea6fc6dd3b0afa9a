import { type Generation, type ServerEvent, useQuery } from '@aic/sdk';
import { type Queue, queueQuery } from '@aic/sdk/host';
import { useEffect, useState } from 'react';
import { useServices } from '../core/services-context.tsx';

/** Without live updates, while something is under way. */
const POLL_MS = 10_000;

const STORAGE_KEY = 'queue.cleared';

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

/**
 * Hides what has ended until now. The server forgets it some minutes later, and the tab remembers until then.
 * @returns what is left of the queue's items, and how to clear them
 */
export function useCleared(items: readonly Generation[]) {
  const [until, setUntil] = useState(read);
  const isCleared = ({ completedAt }: Generation): boolean => completedAt !== null && completedAt <= until;
  return {
    left: items.filter((item) => !isCleared(item)),
    clear(): void {
      const ends = items.flatMap(({ completedAt }) => completedAt ?? []);
      const last = ends.reduce((latest, end) => (end > latest ? end : latest), '');
      setUntil(last);
      try {
        sessionStorage.setItem(STORAGE_KEY, last);
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}

/** ISO time of the last end that was cleared. */
function read(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}
