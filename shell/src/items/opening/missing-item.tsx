import { Button, EmptyState, ErrorState, ImageIcon, Spinner } from '@aic/design-system';
import { ApiError } from '@aic/sdk';

interface MissingItemProps {
  query: { isPending: boolean; isFetching: boolean; error: Error | null; refetch(): unknown };
  onClose(): void;
}

/** In place of an item that is on its way, gone, or not to be had. */
export function MissingItem({ query, onClose }: MissingItemProps) {
  if (query.isPending) return <Spinner label="Loading the item" size={32} />;
  const isGone = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  return isGone ? (
    <EmptyState
      level={3}
      icon={<ImageIcon />}
      title="This item is not here"
      description="It was deleted, or it belongs to another account."
      actions={<Button onClick={onClose}>Close</Button>}
    />
  ) : (
    <ErrorState
      level={3}
      title="The item could not be loaded"
      description="The server did not answer. Nothing is lost."
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
