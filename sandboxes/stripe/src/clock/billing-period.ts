import type { Price } from '../state/wire.ts';

type Recurring = NonNullable<Price['recurring']>;

const DAY = 86_400;

/**
 * The first boundary of the billing cycle after a moment. Months are the calendar's: an anchor on the 31st bills on a
 * shorter month's last day and on the 31st again after it. All times are Unix seconds, in UTC.
 */
export function periodEndAfter(anchor: number, moment: number, recurring: Recurring): number {
  const boundary = (count: number): number => boundaryAt(anchor, count, recurring);
  const guess = Math.floor((moment - anchor) / longestPeriod(recurring));
  let count = Math.max(guess, 0);
  while (boundary(count) <= moment) {
    count += 1;
  }
  return boundary(count);
}

function boundaryAt(anchor: number, count: number, { interval, interval_count }: Recurring): number {
  const steps = count * interval_count;
  switch (interval) {
    case 'day':
      return anchor + steps * DAY;
    case 'week':
      return anchor + steps * 7 * DAY;
    case 'year':
      return addMonths(anchor, steps * 12);
    default:
      return addMonths(anchor, steps);
  }
}

function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** No period of the interval is longer, so a guess with it never passes the boundary that is searched. Seconds. */
function longestPeriod({ interval, interval_count }: Recurring): number {
  const days = interval === 'day' ? 1 : interval === 'week' ? 7 : interval === 'year' ? 366 : 31;
  return days * interval_count * DAY;
}
