import { generationsQuery, type ApiClient, type Generation, type ServerEvent } from '@aic/sdk';
import { creditsQuery, userQuery, type QueryClient, QUERY_KEYS } from '@aic/sdk/host';

/**
 * Events only say that something changed: lists and balance are read again. Progress is written straight into the
 * list.
 */
export function applyServerEvent(event: ServerEvent, queryClient: QueryClient, api: ApiClient): void {
  switch (event.type) {
    case 'generation': {
      if (event.status !== 'processing' || event.progress === 0) {
        void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.queue });
      }
      if (event.status === 'processing') {
        showProgress(event, queryClient, api);
      } else {
        void queryClient.invalidateQueries({ queryKey: [...QUERY_KEYS.generations, event.kind] });
      }
      break;
    }
    case 'credits':
      void queryClient.invalidateQueries({ queryKey: creditsQuery(api).queryKey });
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.usage });
      break;
    case 'account':
      for (const queryKey of [userQuery(api).queryKey, ['subscription'], ['invoices']]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      break;
    case 'signed-out':
      void queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey });
      break;
    case 'remotes':
      break;
    default:
      event satisfies never;
  }
}

/** After the stream was down: it may have been down for longer than events are kept. */
export function applyMissedEvents(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.generations });
  void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.credits });
  void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.queue });
  void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.library });
}

function showProgress(
  event: Extract<ServerEvent, { type: 'generation' }>,
  queryClient: QueryClient,
  api: ApiClient,
): void {
  const { queryKey } = generationsQuery(api, event.kind);
  const items = queryClient.getQueryData<Generation[]>([...queryKey]);
  const item = items?.find(({ id }) => id === event.id);
  if (item === undefined) {
    // It was started in another tab or session, so it is not in the list yet.
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  if ((item.deferredPlace ?? null) !== null) {
    // Its turn has come, and those behind it have moved up, of any kind.
    void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.generations });
    return;
  }
  // A late progress event must not reopen an item that has ended in the list.
  const queuePosition = event.queuePosition ?? null;
  const isNews = event.progress > item.progress || queuePosition !== item.queuePosition;
  if (item.status === 'processing' && isNews) {
    const progress = Math.max(event.progress, item.progress);
    queryClient.setQueryData<Generation[]>([...queryKey], (current) =>
      current?.map((other) => (other.id === event.id ? { ...other, progress, queuePosition } : other)),
    );
  }
}
