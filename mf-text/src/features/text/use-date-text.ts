import { dateText } from '@aic/sdk';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Moments of a first screen: the server does not know the user's time zone and writes UTC, until the page works. */
export function useDateText(): (isoTime: string) => string {
  const timeZone = useSyncExternalStore(
    never,
    () => undefined,
    () => 'UTC',
  );
  return (isoTime) => dateText(isoTime, timeZone);
}
