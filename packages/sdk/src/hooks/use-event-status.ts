import { useSyncExternalStore } from 'react';
import { useShell } from '../tool/shell-context.tsx';

/** Whether server events arrive. While `closed`, lists with something in progress poll. */
export function useEventStatus(): 'open' | 'closed' {
  const { events } = useShell();
  return useSyncExternalStore(events.onStatus, events.status, events.status);
}
