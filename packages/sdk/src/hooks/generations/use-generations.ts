import { type GenerationKind, KINDS } from '@aic/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { generationsQuery } from '../../api/generations/generations.ts';
import { LIST_POLL_MS } from '../../api/timings.ts';
import { useShell } from '../../tool/shell-context.tsx';
import { useEventStatus } from '../use-event-status.ts';

/**
 * The user's items of a kind. They are read again when the event stream says so. While the stream is down they are
 * polled every 10 s: music always, the others while something is processing (rules 4.job.poll-music and
 * 4.job.poll-video). When it is open again they are read once more.
 */
export function useGenerations<Kind extends GenerationKind>(kind: Kind) {
  const { api } = useShell();
  const isStreamDown = useEventStatus() === 'closed';
  const isUnderWay = (items: readonly { status: string }[] | undefined): boolean =>
    items?.some(({ status }) => status === 'processing') === true;
  const query = useQuery({
    ...generationsQuery(api, kind),
    refetchInterval: ({ state }) => {
      const isWorthAsking = KINDS[kind].isAlwaysPolled || isUnderWay(state.data);
      return isStreamDown && isWorthAsking ? LIST_POLL_MS : false;
    },
  });

  // No event reports a job that ended after the list was read and before the stream was open.
  const catchUp = useEffectEvent(() => {
    if (isUnderWay(query.data)) void query.refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (!isStreamDown) catchUp();
  }, [isStreamDown]);

  return query;
}
