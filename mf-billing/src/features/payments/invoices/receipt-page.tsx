import { Button, Cluster, EmptyState, ErrorState, Stack } from '@aic/design-system';
import { CreditCardIcon, Skeleton } from '@aic/design-system/studio';
import { ApiError, Link, useQuery, useSearchParams, useShell } from '@aic/sdk';
import { invoiceQuery, type Invoice } from '@aic/sdk/account';
import { styled } from 'styled-components';
import { BackLink } from '../../../components/back-link.tsx';
import { Receipt } from './components/receipt.tsx';

/** One invoice as a page to print. */
export function ReceiptPage() {
  const [params] = useSearchParams();
  const id = params.get('invoice') ?? '';
  const invoice = useQuery({ ...invoiceQuery(useShell().api, id), enabled: id !== '' });
  return (
    <Stack gap={16}>
      <ScreenOnly>
        <Cluster justify="space-between">
          <BackLink to="/account/invoices">Invoices</BackLink>
          {invoice.data?.status === 'paid' && (
            <Button variant="primary" onClick={() => print()}>
              Print
            </Button>
          )}
        </Cluster>
      </ScreenOnly>
      <Content id={id} invoice={invoice} />
    </Stack>
  );
}

function Content({ id, invoice }: { id: string; invoice: ReturnType<typeof useQuery<Invoice>> }) {
  const isMissing = id === '' || (invoice.error instanceof ApiError && invoice.error.status === 404);
  if (isMissing) {
    return (
      <ErrorState
        level={2}
        title="There is no such invoice"
        description="It may belong to another account. Your own ones are in the list."
      />
    );
  }
  if (invoice.isPending) {
    return <Skeleton height="420px" radius="card" />;
  }
  if (invoice.data === undefined) {
    return (
      <ErrorState
        level={2}
        title="The receipt could not be loaded"
        description="The server did not answer. Nothing is lost, and nothing was charged."
        onRetry={() => void invoice.refetch()}
        isRetrying={invoice.isFetching}
      />
    );
  }
  if (invoice.data.status !== 'paid') {
    return (
      <EmptyState
        level={2}
        icon={<CreditCardIcon />}
        title="This invoice is not paid yet"
        description="Its receipt is here once it is. Nothing was charged."
        actions={
          <Button as={Link} to="/account" variant="primary">
            Account Settings
          </Button>
        }
      />
    );
  }
  return <Receipt invoice={invoice.data} />;
}

const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;
