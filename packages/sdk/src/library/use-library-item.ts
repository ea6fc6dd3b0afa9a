import {
  type Generation,
  generationsQuery,
  KINDS,
  type ServerEvent,
  useQuery,
  useQueryClient,
  useShell,
} from '@aic/sdk';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { libraryItemQuery } from '../api/library/library.ts';
import { LIST_POLL_MS } from '../api/timings.ts';

/** One item of any kind as it is now: what a list already knows of it first, and its progress while it is made. */
export function useLibraryItem(id: string) {
  const { api, events } = useShell();
  const client = useQueryClient();
  const isStreamDown = useSyncExternalStore(events.onStatus, events.status, events.status) === 'closed';
  const options = libraryItemQuery(api, id);

  /** Of the tool's own list, where there is one. */
  const listed = (): Generation | undefined =>
    Object.keys(KINDS)
      // Safe because the keys of a constant are known.
      .map((kind) => generationsQuery(api, kind as Generation['kind']).queryKey)
      .flatMap((key) => client.getQueryData<Generation[]>([...key]) ?? [])
      .find((item) => item.id === id);

  const query = useQuery({
    ...options,
    placeholderData: listed,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isStreamDown && state.data?.status === 'processing' ? LIST_POLL_MS : false,
  });

  const follow = useEffectEvent((event: ServerEvent): void => {
    if (event.type !== 'generation' || event.id !== id) return;
    if (event.status !== 'processing') {
      void client.invalidateQueries({ queryKey: options.queryKey });
      return;
    }
    const { progress, queuePosition = null } = event;
    client.setQueryData(options.queryKey, (item) =>
      item?.status === 'processing'
        ? { ...item, progress: Math.max(progress, item.progress), queuePosition }
        : item,
    );
  });
  useEffect(() => events.subscribe(follow), [events]);

  return query;
}
