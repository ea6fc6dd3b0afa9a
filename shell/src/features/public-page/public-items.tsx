import { Button, EmptyState, ImageIcon, Stack, Text, token } from '@aic/design-system';
import type { PublicItem } from '@aic/sdk';
import { styled } from 'styled-components';
import { PublicItemView } from './public-item-view.tsx';

interface PublicItemsProps {
  handle: string;
  items: readonly PublicItem[];
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The items after these did not arrive. */
  hasFailed: boolean;
  onMore(): void;
}

export function PublicItems({ handle, items, hasMore, isLoadingMore, hasFailed, onMore }: PublicItemsProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        level={2}
        icon={<ImageIcon />}
        title="Nothing to see yet"
        description="What is published here appears on this page."
      />
    );
  }
  return (
    <Stack gap={24}>
      <Columns as="ul" aria-label="Published items">
        {items.map((item) => (
          <Item key={item.id}>
            <PublicItemView item={item} page={`/u/${handle}`} />
          </Item>
        ))}
      </Columns>
      {hasMore && (
        <Stack gap={8} align="center">
          {hasFailed && (
            <Text tone="danger" role="alert">
              More could not be loaded. Please try again.
            </Text>
          )}
          <Button onClick={onMore} isLoading={isLoadingMore}>
            Show more
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${token.space[24]} ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  min-width: 0;
`;
