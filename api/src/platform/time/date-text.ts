/** `Nov 22, 2026`, by UTC: a mail does not know where its reader is. */
export const dateText = (date: Date): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
