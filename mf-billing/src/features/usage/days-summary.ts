import type { UsageDay } from '@aic/sdk/account';
import type { ChartView } from './chart-view.ts';

const FORMAT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Nov 22'. @param day a UTC day, `2026-11-22` */
export const shortDayText = (day: string): string => FORMAT.format(new Date(`${day}T00:00:00Z`));

/** The chart in a sentence: for those who do not see it, and for those who only want the figure. */
export function daysSummary(days: readonly UsageDay[], view: ChartView): string {
  const last = days.at(-1);
  if (last === undefined) return 'There is nothing to show yet.';
  if (view === 'balance') {
    const first = days[0] ?? last;
    return `${first.balance} credits on ${shortDayText(first.day)}, ${last.balance} on ${shortDayText(last.day)}.`;
  }
  const total = days.reduce((sum, { spent }) => sum + spent, 0);
  if (total === 0) return `Nothing was spent in the last ${days.length} days.`;
  const most = days.reduce((top, day) => (day.spent > top.spent ? day : top), last);
  return `${total} credits spent in the last ${days.length} days, most on ${shortDayText(most.day)}: ${most.spent}.`;
}
