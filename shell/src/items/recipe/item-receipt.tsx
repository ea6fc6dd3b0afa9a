import { Button, Cluster, ErrorState, LinkText, Spinner, Stack, Text } from '@aic/design-system';
import { DownloadIcon } from '@aic/design-system/studio';
import { dateText, errorText, useItemActions, useQuery, useShell } from '@aic/sdk';
import { receiptQuery } from '@aic/sdk/library';

interface ItemReceiptProps {
  /** Of the item. */
  id: string;
}

/** What became of its credits, and the signed receipt that proves it. */
export function ItemReceipt({ id }: ItemReceiptProps) {
  const { saveText } = useItemActions();
  const { data, error, isFetching, refetch } = useQuery(receiptQuery(useShell().api, id));
  if (data === undefined && error === null) return <Spinner label="Loading the receipt" />;
  if (data === undefined) {
    return (
      <ErrorState
        level={3}
        title="The receipt could not be loaded"
        description={errorText(error, 'The server did not answer. Nothing has changed.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { receipt, credits, request, salt } = data;
  return (
    <Stack gap={8}>
      <Text size="small">
        {credits.held} credits held, {credits.charged} charged, {credits.returned} given back
        {credits.expired > 0 && `, ${credits.expired} expired meanwhile`}.
      </Text>
      {credits.moves
        .filter(({ type }) => type === 'refund')
        .map((refund) => (
          <Text key={refund.at} size="small">
            {refund.credits} refunded by the studio on {dateText(refund.at)}.
          </Text>
        ))}
      <Cluster gap={8}>
        <Button
          size="dense"
          iconStart={<DownloadIcon />}
          onClick={() => saveText(receipt, `receipt-${id}.jws`)}
        >
          Receipt
        </Button>
        <Button
          size="dense"
          variant="ghost"
          onClick={() => saveText(JSON.stringify({ receipt, request, salt }), `receipt-${id}.json`)}
        >
          Receipt with prompt
        </Button>
      </Cluster>
      <Text size="small" tone="muted">
        Signed by the studio, so that a change to it shows: everybody can{' '}
        <LinkText href="/verify" target="_blank" rel="noopener">
          verify it
        </LinkText>
        . Only the one with the prompt says what you asked for.
      </Text>
    </Stack>
  );
}
