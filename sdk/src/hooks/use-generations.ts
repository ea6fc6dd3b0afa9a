import { LIST_POLL_MS, type GenerationKind } from '@aic/api/contract';
import { useQuery } from '@tanstack/react-query';
import { generationsQuery } from '../api/generations.ts';
import { useShell } from '../tool/shell-context.tsx';
import { useEventStatus } from './use-event-status.ts';

/**
 * The person's items of a kind. They are read again when the event stream says so. While it is down they are asked for
 * every 10 s: music always, the others while something is processing (spec section 4).
 */
export function useGenerations<Kind extends GenerationKind>(kind: Kind) {
  const { api } = useShell();
  const isStreamDown = useEventStatus() === 'closed';
  return useQuery({
    ...generationsQuery(api, kind),
    refetchInterval: (query) => {
      const isWorthAsking =
        kind === 'music' || query.state.data?.some((item) => item.status === 'processing') === true;
      return isStreamDown && isWorthAsking ? LIST_POLL_MS : false;
    },
  });
}
