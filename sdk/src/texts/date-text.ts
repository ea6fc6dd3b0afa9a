import { useSyncExternalStore } from 'react';

const FORMAT = { dateStyle: 'medium', timeStyle: 'short' } as const;
const LOCAL = new Intl.DateTimeFormat('en', FORMAT);
const UTC = new Intl.DateTimeFormat('en', { ...FORMAT, timeZone: 'UTC' });

/** A moment in the user's time zone, e.g. 'Nov 21, 2026, 10:00 AM'. @param isoTime as the server writes it */
export const dateText = (isoTime: string): string => LOCAL.format(new Date(isoTime));

const utcText = (isoTime: string): string => UTC.format(new Date(isoTime));

const never = () => () => undefined;

/** The same for what a first screen shows: the server does not know the time zone and writes UTC, until the page works. */
export const useDateText = (): ((isoTime: string) => string) =>
  useSyncExternalStore(
    never,
    () => dateText,
    () => utcText,
  );
