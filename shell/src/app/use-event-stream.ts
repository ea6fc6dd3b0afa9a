import { useEffect } from 'react';
import { useServices } from '../core/services-context.tsx';
import { applyMissedEvents, applyServerEvent } from '../events/apply-server-event.ts';
import { onReopened } from '../events/on-reopened.ts';

/** Keeps what the page has read true by the gateway's events. @param userId of who is signed in */
export function useEventStream(userId: string | null): void {
  const { events, queryClient, api } = useServices();
  useEffect(() => {
    if (userId === null) return undefined;
    const unsubscribe = events.subscribe((event) => applyServerEvent(event, queryClient, api));
    const unfollow = onReopened(events, () => applyMissedEvents(queryClient));
    events.start();
    return () => {
      unsubscribe();
      unfollow();
      events.stop();
    };
  }, [events, queryClient, api, userId]);
}
