import { Button, Card, Cluster, ErrorState, Heading, Stack, Text } from '@aic/design-system';
import { DownloadIcon, Skeleton } from '@aic/design-system/studio';
import { dateText } from '@aic/sdk';
import { DATA_EXPORT_FILE_PATH, type DataExport } from '@aic/sdk/account';
import { sizeText } from '../../../texts/size-text.ts';
import { useDataExport } from './use-data-export.ts';

const TITLE = 'Your data';

/** A copy of all that is kept about the user: asked for here, made by the server, downloaded here. */
export function DataCard() {
  const { query, isAsking, ask } = useDataExport();
  return (
    <Card as="section" padding={24} aria-label={TITLE}>
      <Stack gap={16}>
        <Heading level={2}>{TITLE}</Heading>
        <Text tone="muted">
          A copy of what we keep about you, as one zip file: your account, your credits, invoices and
          sessions, and everything you have made with its pictures, videos and tracks.
        </Text>
        {query.isPending && <Skeleton height="64px" />}
        {query.isError && query.data === undefined && (
          <ErrorState
            level={3}
            title="The copy of your data could not be looked up"
            description="The server did not answer. Nothing has changed about it."
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.data && <CopyState copy={query.data} isAsking={isAsking} onAsk={ask} />}
      </Stack>
    </Card>
  );
}

function CopyState({ copy, isAsking, onAsk }: { copy: DataExport; isAsking: boolean; onAsk: () => void }) {
  const isReady = copy.state === 'ready';
  return (
    <>
      <Text role="status" tone={copy.state === 'failed' ? 'danger' : 'default'}>
        {stateText(copy)}
      </Text>
      <Cluster gap={12}>
        {isReady && (
          <Button
            as="a"
            href={DATA_EXPORT_FILE_PATH}
            download
            variant="primary"
            iconStart={<DownloadIcon aria-hidden />}
          >
            Download
          </Button>
        )}
        {/* One button through all states: it keeps the focus of the user who has pressed it. */}
        <Button
          key="ask"
          isLoading={isAsking || copy.state === 'processing'}
          disabledReason={
            copy.nextAt === null ? undefined : `One copy a day: ask again from ${dateText(copy.nextAt)} on`
          }
          onClick={onAsk}
        >
          {ASK[copy.state]}
        </Button>
      </Cluster>
    </>
  );
}

const ASK = {
  none: 'Ask for a copy',
  processing: 'Ask for a copy',
  ready: 'Ask for a new copy',
  failed: 'Try again',
  expired: 'Ask for a new copy',
} as const satisfies Record<DataExport['state'], string>;

function stateText({ state, sizeBytes, expiresAt }: DataExport): string {
  const day = expiresAt === null ? '' : dateText(expiresAt);
  switch (state) {
    case 'none':
      return 'Making it may take some minutes. We mail you when it is ready.';
    case 'processing':
      return 'Your copy is being made. You can leave this page: we mail you when it is ready.';
    case 'ready':
      return `Your copy is ready: ${sizeText(sizeBytes ?? 0)}. It can be downloaded until ${day}.`;
    case 'failed':
      return 'Your copy could not be made, although we tried several times. Your data is safe. Please try again; if it fails once more, write to us.';
    case 'expired':
      return `Your last copy was removed on ${day}. You can ask for a new one.`;
    default:
      return state satisfies never;
  }
}
