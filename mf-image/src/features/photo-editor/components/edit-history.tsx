import { EmptyState, ErrorState, Heading, Stack } from '@aic/design-system';
import { EditImageIcon, Skeleton } from '@aic/design-system/studio';
import { RECENT_EDITS_SHOWN, tileKey, type ImageEdit, type useGenerations } from '@aic/sdk';
import { styled } from 'styled-components';
import { EditItem } from './edit-item.tsx';

export interface EditHistoryProps {
  edits: ReturnType<typeof useGenerations<'edit'>>;
  /** Shows it in the comparison. */
  onOpen(id: string): void;
  /** Puts the recipe into the composer. */
  onReuse(item: ImageEdit): void;
}

/** The latest five edits (spec section 2). */
export function EditHistory(props: EditHistoryProps) {
  return (
    <Stack as="section" gap={16} aria-label="Edit History" aria-busy={props.edits.isPending}>
      <Heading level={2}>Edit History</Heading>
      <Content {...props} />
    </Stack>
  );
}

function Content({ edits, onOpen, onReuse }: EditHistoryProps) {
  if (edits.isPending) {
    return (
      <Stack gap={12} aria-label="Loading your edits">
        {['a', 'b'].map((id) => (
          <Skeleton key={id} aspectRatio={8} radius="card" />
        ))}
      </Stack>
    );
  }
  if (edits.isError && edits.data === undefined) {
    return (
      <ErrorState
        title="Your edits could not be loaded"
        description="The server did not answer. They are safe, and nothing was charged."
        onRetry={() => void edits.refetch()}
        isRetrying={edits.isFetching}
      />
    );
  }
  const recent = (edits.data ?? []).slice(0, RECENT_EDITS_SHOWN);
  if (recent.length === 0) {
    return (
      <EmptyState
        hue="image"
        icon={<EditImageIcon />}
        title="No edits yet"
        description="Each edit stays here with its picture before and after. You can go on from any of them."
      />
    );
  }
  return (
    <List>
      {recent.map((item) => (
        <li key={tileKey(item)}>
          <EditItem item={item} onOpen={onOpen} onReuse={onReuse} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
