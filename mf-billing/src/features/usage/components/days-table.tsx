import { type DataColumn, DataTable } from '@aic/design-system/billing';
import { shortDayText, type UsageDay } from '@aic/sdk/account';

/** The chart's figures, newest first; days on which nothing happened are left out. */
export function DaysTable({ days }: { days: readonly UsageDay[] }) {
  const eventful = days.filter(({ spent, granted }) => spent > 0 || granted > 0).toReversed();
  return (
    <DataTable
      caption="Credits by day, as a table"
      columns={COLUMNS}
      rows={eventful}
      rowKey={({ day }) => day}
    />
  );
}

const COLUMNS: readonly DataColumn<UsageDay>[] = [
  { id: 'day', header: 'Day', isRowHeader: true, render: ({ day }) => shortDayText(day) },
  { id: 'spent', header: 'Spent', align: 'end', render: ({ spent }) => spent },
  { id: 'added', header: 'Added', align: 'end', render: ({ granted }) => granted },
  { id: 'balance', header: 'Balance', align: 'end', render: ({ balance }) => balance },
];
