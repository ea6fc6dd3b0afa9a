import type { ServerEvent } from '@aic/sdk';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../core/services-context.tsx';
import { secondsLeft, type Seen } from './time-left.ts';

/** Seconds that jobs will still take, by id: of those whose progress has been seen to move. */
export function useTimeLeft(): ReadonlyMap<string, number> {
  const { events } = useServices();
  const first = useRef(new Map<string, Seen>());
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(new Map());

  useEffect(() => {
    const follow = (event: ServerEvent): void => {
      if (event.type !== 'generation' || event.status !== 'processing' || event.progress === 0) return;
      const now = { progress: event.progress, atMs: Date.now() };
      const before = first.current.get(event.id);
      if (before === undefined) first.current.set(event.id, now);
      const seconds = before === undefined ? null : secondsLeft(before, now);
      if (seconds !== null) setLeft((all) => new Map(all).set(event.id, seconds));
    };
    return events.subscribe(follow);
  }, [events]);
  return left;
}
