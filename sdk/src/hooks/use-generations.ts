import type { GenerationKind } from '@aic/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { generationsQuery } from '../api/generations.ts';
import { LIST_POLL_MS } from '../timings.ts';
import { useShell } from '../tool/shell-context.tsx';
import { useEventStatus } from './use-event-status.ts';

/**
 * The person's items of a kind. They are read again when the event stream says so. While it is down they are asked for
 * every 10 s: music always, the others while something is processing (spec section 4); and once more when it is open.
 */
export function useGenerations<Kind extends GenerationKind>(kind: Kind) {
  const { api } = useShell();
  const isStreamDown = useEventStatus() === 'closed';
  const isUnderWay = (items: readonly { status: string }[] | undefined): boolean =>
    items?.some(({ status }) => status === 'processing') === true;
  const query = useQuery({
    ...generationsQuery(api, kind),
    refetchInterval: ({ state }) => {
      const isWorthAsking = kind === 'music' || isUnderWay(state.data);
      return isStreamDown && isWorthAsking ? LIST_POLL_MS : false;
    },
  });

  // What ended after the list was read and before the stream was open is told by nobody.
  const catchUp = useEffectEvent(() => {
    if (isUnderWay(query.data)) void query.refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (!isStreamDown) catchUp();
  }, [isStreamDown]);

  return query;
}
