import type { ServerEvents } from '@aic/sdk';

/** Calls back when the stream is open again after it was down. @returns unsubscribe */
export function onReopened(events: Pick<ServerEvents, 'onStatus'>, listener: () => void): () => void {
  let wasDown = false;
  return events.onStatus((status) => {
    if (status === 'open' && wasDown) listener();
    wasDown = status === 'closed';
  });
}
