/** How the product writes figures, money and times, on every page and in every mail. */
export { moneyText } from './money-text.ts';

const days = new Map<string, Intl.DateTimeFormat>();

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = days.get(key) ?? new Intl.DateTimeFormat('en', options);
  days.set(key, format);
  return format;
}

/**
 * A moment, e.g. 'Nov 21, 2026, 10:00 AM'.
 * @param isoTime as the server writes it
 * @param timeZone an IANA name @default that of the browser
 */
export const dateText = (isoTime: string, timeZone?: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(isoTime));

/**
 * 'Dec 1, 2026', by UTC: mails and Stripe's own papers about the same payment do not know where their reader is.
 * @param time as the server writes it, or in milliseconds
 */
export const dayText = (time: string | number | Date): string =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));

/** 'Nov 22'. @param time as in `dayText`, or a UTC day: `2026-11-22` */
export const shortDayText = (time: string | number): string =>
  dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(time));

/** '1938', '12,345': plans write 1500 credits, so four figures stand together. */
export function figureText(figure: number): string {
  // The first formatter takes a phone a tenth of a second, before a page with a balance works.
  if (Number.isInteger(figure) && figure >= 0 && figure < 10_000) return String(figure);
  return (figures ??= new Intl.NumberFormat('en', { useGrouping: 'min2' })).format(figure);
}
let figures: Intl.NumberFormat | undefined;
