import { shortDayText, type UsageDay } from '@aic/sdk/account';
import type { ChartView } from './chart-view.ts';

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
