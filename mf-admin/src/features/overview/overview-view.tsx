import { Cluster, ErrorState, LinkText, Stack, Text } from '@aic/design-system';
import { type DataColumn, DataTable, DataTableSkeleton } from '@aic/design-system/billing';
import { errorText, figureText, Link, useQuery, useShell } from '@aic/sdk';
import { type Figures, moneyText } from '@aic/sdk/admin';
import { figuresQuery } from '../../api/admin-queries.ts';

/** What waits for somebody, and how the studio has done. */
export function OverviewView() {
  const { data, error, isFetching, refetch } = useQuery(figuresQuery(useShell().api));
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        level={2}
        title="The figures could not be loaded"
        description={errorText(error, 'The server could not be reached.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined) return <DataTableSkeleton caption="Figures" columns={COLUMNS} />;
  const { jobs, events, reports } = data.waiting;
  return (
    <Stack gap={24}>
      <Cluster gap={24}>
        <Text>{`${figureText(jobs)} waiting for a worker`}</Text>
        <Waiting view="payments" count={events} label="payment events to act on" />
        <Waiting view="reports" count={reports} label="open reports" />
      </Cluster>
      <DataTable
        caption="Figures"
        columns={COLUMNS}
        rows={data.periods}
        rowKey={({ days }) => String(days)}
      />
    </Stack>
  );
}

function Waiting({ view, count, label }: { view: string; count: number; label: string }) {
  const text = `${figureText(count)} ${label}`;
  return count === 0 ? (
    <Text>{text}</Text>
  ) : (
    <LinkText as={Link} to={`/admin?view=${view}`}>
      {text}
    </LinkText>
  );
}

type Period = Figures['periods'][number];

const figure = (id: Exclude<keyof Period, 'days' | 'received'>, header: string): DataColumn<Period> => ({
  id,
  header,
  align: 'end',
  render: (period) => figureText(period[id]),
});

const COLUMNS: readonly DataColumn<Period>[] = [
  {
    id: 'days',
    header: 'In the last',
    isRowHeader: true,
    render: ({ days }) => (days === 1 ? 'day' : `${days} days`),
  },
  figure('newUsers', 'New users'),
  figure('made', 'Made'),
  { ...figure('failed', 'Failed'), isWideOnly: true },
  { ...figure('credits', 'Credits spent'), isWideOnly: true },
  { id: 'received', header: 'Received', align: 'end', render: ({ received }) => moneyText(received, 'usd') },
];
