import type { DataColumn } from '@aic/design-system/billing';
import { useQuery, useShell } from '@aic/sdk';
import { type EngineCostRow, moneyText } from '@aic/sdk/admin';
import { engineCostsQuery } from '../../api/admin-queries.ts';
import { ListView } from '../../components/list-view.tsx';
import { timeText } from '../../components/time-text.ts';

/** What a credit has cost us, by engine, from the requests of the last 30 days. */
export function CostsView() {
  return (
    <ListView
      caption="Costs of 30 days"
      list={useQuery(engineCostsQuery(useShell().api))}
      columns={COLUMNS}
      rowKey={({ kind, engine, provider }) => `${kind} ${engine} ${provider}`}
      empty={{
        title: 'Nothing was asked of a vendor',
        description: 'What vendors deliver, take and earn is listed here.',
      }}
    />
  );
}

const dollars = (value: number | null): string => (value === null ? '–' : moneyText(value * 100, 'usd'));
const cents = (value: number | null): string => (value === null ? '–' : `${value.toFixed(3)} ¢`);

const COLUMNS: DataColumn<EngineCostRow>[] = [
  {
    id: 'engine',
    header: 'Engine',
    isRowHeader: true,
    render: ({ kind, engine, provider, models }) =>
      [kind, engine || provider, models].filter(Boolean).join(', '),
  },
  {
    id: 'delivered',
    header: 'Delivered',
    align: 'end',
    render: ({ delivered, requests }) => `${delivered} of ${requests}`,
  },
  {
    id: 'seconds',
    header: 'Median time',
    align: 'end',
    isWideOnly: true,
    render: ({ seconds }) => (seconds === null ? '–' : `${seconds.toFixed(1)} s`),
  },
  { id: 'credits', header: 'Credits', align: 'end', render: ({ credits }) => credits },
  { id: 'dollars', header: 'Cost', align: 'end', render: (row) => dollars(row.dollars) },
  { id: 'perCredit', header: 'Per credit', align: 'end', render: (row) => cents(row.centsPerCredit) },
  {
    id: 'last',
    header: 'Last',
    isWideOnly: true,
    render: ({ lastOutcome, lastAt }) => `${lastOutcome}, ${timeText(lastAt)}`,
  },
];
