import { Badge, Button, Card, Cluster, ErrorState, Heading, Stack, Text } from '@aic/design-system';
import { type DataColumn, DataTable, DataTableSkeleton } from '@aic/design-system/billing';
import { dateText, useQuery, useShell } from '@aic/sdk';
import { sessionsQuery, type AccountSession } from '@aic/sdk/account';
import { useEndSessions } from './use-end-sessions.ts';

const TITLE = 'Sessions';
/** Of the table: its frame is a region, too. */
const CAPTION = 'Where you are signed in';

/** Where the user is signed in. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery(useShell().api));
  const end = useEndSessions();
  const columns = columnsOf((id) => end.mutate({ id }), end.isPending);
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) === true;

  return (
    <Card as="section" padding={24} aria-label={TITLE}>
      <Stack gap={16}>
        <Cluster gap={12} justify="space-between">
          <Heading level={2}>{TITLE}</Heading>
          {hasOthers && (
            <Button
              isLoading={end.isPending && end.variables === 'others'}
              onClick={() => end.mutate('others')}
            >
              End all others
            </Button>
          )}
        </Cluster>
        <Text tone="muted">
          Where you are signed in. Do you not know one of them? End it, and change your password.
        </Text>
        {sessions.isPending && <DataTableSkeleton caption={CAPTION} columns={columns} />}
        {sessions.isError && sessions.data === undefined && (
          <ErrorState
            level={3}
            title="Your sessions could not be loaded"
            description="The server did not answer. Nothing has changed about them."
            onRetry={() => void sessions.refetch()}
            isRetrying={sessions.isFetching}
          />
        )}
        {sessions.data && (
          <DataTable caption={CAPTION} columns={columns} rows={sessions.data} rowKey={({ id }) => id} />
        )}
      </Stack>
    </Card>
  );
}

const nameOf = ({ browser }: AccountSession): string => browser ?? 'Unknown browser';

function columnsOf(onEnd: (id: string) => void, isBusy: boolean): readonly DataColumn<AccountSession>[] {
  return [
    {
      id: 'browser',
      header: 'Browser',
      isRowHeader: true,
      render: (session) => (
        <>
          {nameOf(session)} {session.isCurrent && <Badge tone="success">This browser</Badge>}
          <Text as="div" size="caption" tone="muted">
            Since {dateText(session.createdAt)}
          </Text>
        </>
      ),
    },
    {
      id: 'network',
      header: 'Network',
      isWideOnly: true,
      render: ({ network }) => network ?? 'Unknown',
    },
    {
      id: 'used',
      header: 'Last used',
      isWideOnly: true,
      render: ({ lastSeenAt }) => dateText(lastSeenAt),
    },
    {
      id: 'end',
      header: 'End',
      isHeaderHidden: true,
      align: 'end',
      render: (session) =>
        !session.isCurrent && (
          <Button
            size="dense"
            disabledReason={isBusy ? 'A session is being ended' : undefined}
            aria-label={`End ${nameOf(session)}, since ${dateText(session.createdAt)}`}
            onClick={() => onEnd(session.id)}
          >
            End
          </Button>
        ),
    },
  ];
}
