import { useQuery } from '@tanstack/react-query';
import { imagesQuery } from '../api/images.ts';
import { useShell } from '../tool/shell-context.tsx';
import { useEventStatus } from './use-event-status.ts';

const POLL_INTERVAL_MS = 10_000;

/** The person's images. Polls only while the event stream is down and something is processing. */
export function useImages() {
  const { api } = useShell();
  const isStreamDown = useEventStatus() === 'closed';
  return useQuery({
    ...imagesQuery(api),
    refetchInterval: (query) =>
      isStreamDown && query.state.data?.some((item) => item.status === 'processing')
        ? POLL_INTERVAL_MS
        : false,
  });
}
