const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/**
 * A time of the API for a table's cell: in the reader's own zone, two lines where it is narrow, and a dash for none.
 */
export function timeText(time: string | null): string {
  if (time === null) return '–';
  const at = new Date(time);
  return [DATE, TIME].map((format) => format.format(at).replaceAll(' ', '\u00A0')).join(', ');
}
