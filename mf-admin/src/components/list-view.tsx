import { Button, Cluster, EmptyState, ErrorState, SettingsIcon, Stack } from '@aic/design-system';
import { DataTable, type DataColumn, DataTableSkeleton } from '@aic/design-system/billing';
import { errorText } from '@aic/sdk';

interface ListViewProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Of the query that reads the rows. */
  list: {
    data: readonly Row[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
    /** There is another page. */
    loadMore?: () => void;
  };
  /** Said when there is no row. */
  empty: { title: string; description: string };
}

/** A table with its loading, empty and error states, and the way to its next page. */
export function ListView<Row>({ caption, columns, rowKey, list, empty }: ListViewProps<Row>) {
  const { data, error, isFetching, refetch, loadMore } = list;
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        level={2}
        title={`${caption} could not be loaded`}
        description={errorText(error, 'The server could not be reached.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined) return <DataTableSkeleton caption={caption} columns={columns} />;
  if (data.length === 0) return <EmptyState level={2} icon={<SettingsIcon />} {...empty} />;
  return (
    <Stack gap={16}>
      <DataTable caption={caption} columns={columns} rows={data} rowKey={rowKey} />
      {loadMore !== undefined && (
        <Cluster justify="center">
          <Button onClick={loadMore} isLoading={isFetching} aria-label={`Show more: ${caption}`}>
            Show more
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
