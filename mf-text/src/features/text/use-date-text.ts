import { useInBrowser } from '@aic/design-system';
import { dateText } from '@aic/sdk';

/** Moments of a first screen: the server does not know the user's time zone and writes UTC, until the page works. */
export function useDateText(): (isoTime: string) => string {
  const timeZone = useInBrowser() ? undefined : 'UTC';
  return (isoTime) => dateText(isoTime, timeZone);
}
