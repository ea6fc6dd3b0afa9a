import { Badge, Button, EmptyState, ErrorState, Stack, Text } from '@aic/design-system';
import { type DataColumn, DataTable, DataTableSkeleton } from '@aic/design-system/billing';
import { CreditCardIcon } from '@aic/design-system/studio';
import { Link, useQuery, useShell } from '@aic/sdk';
import { invoicesQuery, type Invoice, moneyText, dayText } from '@aic/sdk/account';
import { BackLink } from '../../../components/back-link.tsx';
import { invoiceReason, invoiceStatus } from './invoice-texts.ts';

/** Every invoice of the user, newest first, each with its receipt. */
export function InvoicesPage() {
  return (
    <Stack gap={16}>
      <BackLink to="/account">Account Settings</BackLink>
      <Invoices />
    </Stack>
  );
}

function Invoices() {
  const invoices = useQuery(invoicesQuery(useShell().api));
  if (invoices.isPending) {
    return <DataTableSkeleton caption="Invoices" columns={COLUMNS} />;
  }
  if (invoices.data === undefined) {
    return (
      <ErrorState
        level={2}
        title="Your invoices could not be loaded"
        description="The server did not answer. Nothing is lost, and nothing was charged."
        onRetry={() => void invoices.refetch()}
        isRetrying={invoices.isFetching}
      />
    );
  }
  if (invoices.data.length === 0) {
    return (
      <EmptyState
        level={2}
        icon={<CreditCardIcon />}
        title="No invoices yet"
        description="Each payment for a plan leaves its invoice here, with a receipt to print."
        actions={
          <Button as={Link} to="/pricing" variant="primary">
            See plans
          </Button>
        }
      />
    );
  }
  return <DataTable caption="Invoices" columns={COLUMNS} rows={invoices.data} rowKey={({ id }) => id} />;
}

const COLUMNS: readonly DataColumn<Invoice>[] = [
  { id: 'date', header: 'Date', isRowHeader: true, render: ({ createdAt }) => dayText(createdAt) },
  {
    id: 'reason',
    header: 'For',
    render: (invoice) => (
      <>
        {invoiceReason(invoice)}
        <Text as="div" size="caption" tone="muted">
          {[invoice.number, invoice.status !== 'paid' && invoiceStatus(invoice)[0]]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  },
  {
    id: 'credits',
    header: 'Credits',
    align: 'end',
    isWideOnly: true,
    render: ({ credits }) => (credits > 0 ? `+${credits}` : ''),
  },
  {
    id: 'status',
    header: 'Status',
    isWideOnly: true,
    render: (invoice) => {
      const [name, tone] = invoiceStatus(invoice);
      return <Badge tone={tone}>{name}</Badge>;
    },
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    render: ({ amountDue, currency }) => moneyText(amountDue, currency),
  },
  {
    id: 'receipt',
    header: 'Receipt',
    isHeaderHidden: true,
    align: 'end',
    render: ({ id, createdAt, status }) =>
      status === 'paid' && (
        <Button
          as={Link}
          size="dense"
          to={`/account/receipt?invoice=${encodeURIComponent(id)}`}
          aria-label={`Receipt of ${dayText(createdAt)}`}
        >
          Receipt
        </Button>
      ),
  },
];
