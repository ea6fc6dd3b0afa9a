const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A wait in words: seconds below a minute, whole minutes below two hours, whole hours above. Never shorter than it
 * is.
 */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return counted(seconds, 'second');
  return seconds < 2 * HOUR
    ? counted(Math.ceil(seconds / MINUTE), 'minute')
    : counted(Math.ceil(seconds / HOUR), 'hour');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
