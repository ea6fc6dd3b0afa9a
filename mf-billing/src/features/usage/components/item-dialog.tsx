import { ErrorState, Stack, Text } from '@aic/design-system';
import { Dialog } from '@aic/design-system/overlays';
import { Skeleton } from '@aic/design-system/studio';
import { ApiError, dateText, KINDS, refundText, useQuery, useShell, type Generation } from '@aic/sdk';
import { generationQuery } from '@aic/sdk/account';
import { ItemMedia } from './item-media.tsx';

export interface ItemDialogProps {
  /** Of a generation. */
  id: string;
  onClose(): void;
}

/** What an entry's credits made. */
export function ItemDialog({ id, onClose }: ItemDialogProps) {
  const item = useQuery(generationQuery(useShell().api, id));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item.data === undefined ? 'Item' : KINDS[item.data.kind].name}
    >
      <Content item={item} />
    </Dialog>
  );
}

function Content({ item }: { item: ReturnType<typeof useQuery<Generation>> }) {
  if (item.isPending) {
    return <Skeleton aspectRatio={16 / 9} radius="card" />;
  }
  if (item.data === undefined) {
    const isGone = item.error instanceof ApiError && item.error.status === 404;
    return isGone ? (
      <Text tone="muted">This item was removed. Its entries stay.</Text>
    ) : (
      <ErrorState
        title="The item could not be loaded"
        description="The server did not answer. Nothing is lost."
        onRetry={() => void item.refetch()}
        isRetrying={item.isFetching}
      />
    );
  }
  return (
    <Stack gap={16}>
      <ItemMedia item={item.data} />
      <Text dir="auto">{item.data.prompt}</Text>
      <Text size="small" tone="muted">
        {[dateText(item.data.createdAt), `${item.data.credits} credits`, refundText(item.data)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}
