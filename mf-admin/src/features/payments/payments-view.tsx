import { Badge, Button, Cluster, Heading, Stack } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import type { PaymentEvent, ReconciliationRun } from '@aic/sdk/admin';
import { PAYMENT_EVENTS, RECONCILIATIONS } from '../../api/admin-queries.ts';
import { useAdminAction } from '../../api/use-admin-action.ts';
import { usePages } from '../../api/use-pages.ts';
import { ListView } from '../../components/list-view.tsx';
import { timeText } from '../../components/time-text.ts';

/** What Stripe reported and what became of it, and the comparisons with Stripe. */
export function PaymentsView() {
  const events = usePages(PAYMENT_EVENTS);
  const comparisons = usePages(RECONCILIATIONS);
  const act = useAdminAction();
  const replay = ({ id }: PaymentEvent) =>
    act.mutate({ path: `/api/admin/events/${id}/replay`, done: 'Acted on again' });

  return (
    <Stack gap={16}>
      <Cluster gap={16} align="center">
        <Heading level={2}>Comparison with Stripe</Heading>
        <Button
          onClick={() => act.mutate({ path: '/api/admin/reconciliations', done: 'Compared' })}
          disabled={act.isPending}
        >
          Compare now
        </Button>
      </Cluster>
      <ListView
        caption="Comparisons"
        list={comparisons}
        columns={COMPARISON_COLUMNS}
        rowKey={({ id }) => String(id)}
        empty={{
          title: 'Not compared yet',
          description: 'Each night our payments are compared with those at Stripe.',
        }}
      />
      <Heading level={2}>Webhook events</Heading>
      <ListView
        caption="Events"
        list={events}
        columns={eventColumns(replay)}
        rowKey={({ id }) => id}
        empty={{ title: 'No events yet', description: 'Stripe tells of each payment here.' }}
      />
    </Stack>
  );
}

const COMPARISON_COLUMNS: DataColumn<ReconciliationRun>[] = [
  { id: 'when', header: 'Begun', isRowHeader: true, render: ({ startedAt }) => timeText(startedAt) },
  { id: 'state', header: 'State', render: (run) => <ComparisonState {...run} /> },
  { id: 'checked', header: 'Invoices', align: 'end', render: ({ checked }) => checked },
  { id: 'missing', header: 'Were missing here', align: 'end', render: ({ missing }) => missing },
  { id: 'mended', header: 'Were different here', align: 'end', render: ({ mended = 0 }) => mended },
  { id: 'extra', header: 'Unknown to Stripe', align: 'end', render: ({ extra }) => extra },
];

/** Equal is what was equal before it was compared, not what was put right by it. */
function ComparisonState({ error, finishedAt, missing, mended = 0, extra }: ReconciliationRun) {
  if (error !== null) return <Badge tone="danger">{error}</Badge>;
  if (finishedAt === null) return <Badge>Running</Badge>;
  if (extra > 0) return <Badge tone="danger">Look at it</Badge>;
  const repaired = missing + mended;
  return repaired > 0 ? <Badge tone="warning">{repaired} mended</Badge> : <Badge tone="success">Equal</Badge>;
}

const eventColumns = (replay: (event: PaymentEvent) => void): DataColumn<PaymentEvent>[] => [
  { id: 'when', header: 'Received', render: ({ receivedAt }) => timeText(receivedAt) },
  { id: 'type', header: 'Event', isRowHeader: true, render: ({ type }) => type },
  { id: 'object', header: 'About', isWideOnly: true, render: ({ objectId }) => objectId ?? '–' },
  { id: 'state', header: 'State', render: (event) => <EventState {...event} /> },
  {
    id: 'replay',
    header: 'Replay',
    isHeaderHidden: true,
    align: 'end',
    render: (event) => (
      <Button aria-label={`Replay ${event.type} ${event.objectId ?? event.id}`} onClick={() => replay(event)}>
        Replay
      </Button>
    ),
  },
];

function EventState({ processedAt, error, attempts }: PaymentEvent) {
  if (processedAt !== null) return <Badge tone="success">Done</Badge>;
  return error === null ? <Badge>Waiting</Badge> : <Badge tone="danger">{`${attempts}: ${error}`}</Badge>;
}
