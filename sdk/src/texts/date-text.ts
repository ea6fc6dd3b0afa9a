const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the user's time zone, e.g. 'Nov 21, 2026, 10:00 AM'. @param isoTime as the server writes it */
export const dateText = (isoTime: string): string => FORMAT.format(new Date(isoTime));
