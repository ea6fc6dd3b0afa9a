import { Button, CreditsIcon, EmptyState, ErrorState, media, Stack, Text, token } from '@aic/design-system';
import { type DataColumn, DataTable, DataTableSkeleton } from '@aic/design-system/billing';
import { actionName, SearchIcon } from '@aic/design-system/studio';
import { dateText, Link, useShell, figureText } from '@aic/sdk';
import type { UsageEntry, UsageFilters } from '@aic/sdk/account';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { oneRowPerItem } from '../one-row-per-item.ts';
import { changeText, entryText } from '../usage-texts.ts';
import { useUsagePages } from '../use-usage-pages.ts';

export interface UsageEntriesProps {
  filters: UsageFilters;
  /** Undefined while nothing is filtered out. */
  onClear: (() => void) | undefined;
}

/** Newest first, as many pages as were asked for: one row for each item, or, of one type of move, move by move. */
export function UsageEntries({ filters, onClear }: UsageEntriesProps) {
  const { first, entries: moves, hasMore, isLoadingMore, hasMoreFailed, loadMore } = useUsagePages(filters);
  const entries = filters.type === undefined ? oneRowPerItem(moves) : moves;
  const { items } = useShell();
  const columns = useMemo(() => {
    const ids = new Set(
      moves.flatMap(({ generation }) => (typeof generation?.prompt === 'string' ? generation.id : [])),
    );
    return columnsWith((id) => items.open(id, [...ids]));
  }, [items, moves]);

  if (first.isPending) {
    return <DataTableSkeleton caption="Credit history" columns={columns} />;
  }
  if (first.data === undefined) {
    return (
      <ErrorState
        level={2}
        title="Your credit history could not be loaded"
        description="The server did not answer. Nothing is lost, and nothing was charged."
        onRetry={() => void first.refetch()}
        isRetrying={first.isFetching}
      />
    );
  }
  if (entries.length === 0) {
    return <Empty onClear={onClear} />;
  }
  return (
    <Stack gap={16} align="stretch">
      <DataTable
        caption="Credit history"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        isLoadingMore={isLoadingMore}
      />
      {hasMoreFailed && (
        <Text tone="danger" role="alert">
          Older entries could not be loaded. Please try again.
        </Text>
      )}
      {hasMore && (
        <div>
          <Button isLoading={isLoadingMore} onClick={loadMore}>
            Show older
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Empty({ onClear }: Pick<UsageEntriesProps, 'onClear'>) {
  return onClear === undefined ? (
    <EmptyState
      level={2}
      icon={<CreditsIcon />}
      title="No credits have moved yet"
      description="What you make, and what is added or given back, is listed here."
      actions={
        <Button as={Link} to="/" variant="primary">
          Make something
        </Button>
      }
    />
  ) : (
    <EmptyState
      level={2}
      icon={<SearchIcon />}
      title="Nothing matches"
      description="No move of your credits is like this."
      actions={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}

const columnsWith = (onOpen: (id: string) => void): readonly DataColumn<UsageEntry>[] => [
  {
    id: 'what',
    header: 'What',
    isRowHeader: true,
    render: (entry) => <What entry={entry} onOpen={onOpen} />,
  },
  { id: 'when', header: 'When', isWideOnly: true, render: ({ at }) => dateText(at) },
  {
    id: 'credits',
    header: 'Credits',
    align: 'end',
    isWideOnly: true,
    render: ({ credits }) => figureText(credits),
  },
  { id: 'change', header: 'Change', align: 'end', render: ({ change }) => changeText(change) },
  { id: 'balance', header: 'Balance', align: 'end', render: ({ balance }) => figureText(balance) },
];

function What({ entry, onOpen }: { entry: UsageEntry; onOpen(id: string): void }) {
  const { generation } = entry;
  return (
    <Stack gap={4} align="start">
      <span>{entryText(entry)}</span>
      <PhoneOnly>{dateText(entry.at)}</PhoneOnly>
      {generation?.prompt === null && (
        <Text as="span" size="small" tone="muted">
          The item was removed
        </Text>
      )}
      {typeof generation?.prompt === 'string' && (
        <Button
          size="dense"
          aria-label={actionName('Open', generation.prompt)}
          onClick={() => onOpen(generation.id)}
        >
          <Text as="span" size="small" lines={1}>
            {generation.prompt}
          </Text>
        </Button>
      )}
    </Stack>
  );
}

/** Where the table has no room for the column. */
const PhoneOnly = styled.span`
  font: ${token.type.caption};
  color: ${token.color.fgMuted};

  ${media.medium} {
    display: none;
  }
`;
