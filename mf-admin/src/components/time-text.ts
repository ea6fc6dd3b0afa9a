const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A time of the API for a table's cell: in the reader's own zone, and a dash for none. */
export const timeText = (time: string | null): string =>
  time === null ? '–' : FORMAT.format(new Date(time));
