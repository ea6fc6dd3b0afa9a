const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * A moment, e.g. 'Nov 21, 2026, 10:00 AM'.
 * @param isoTime as the server writes it
 * @param timeZone an IANA name @default that of the browser
 */
export function dateText(isoTime: string, timeZone?: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
    formats.set(timeZone, format);
  }
  return format.format(new Date(isoTime));
}
