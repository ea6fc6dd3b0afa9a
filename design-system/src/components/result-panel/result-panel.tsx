import type { ReactNode, Ref } from 'react';
import { Card } from '../card/card.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../layout/layout.tsx';
import type { RecentQuery } from '../recent-items/recent-items.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { JobStatus } from '../status-badge/status-badge.tsx';

export interface ResultPanelProps<Item> {
  /** Heading and name of the region. @default 'Result' */
  title?: string;
  /** The list whose newest item is shown. */
  query: Pick<RecentQuery<Item>, 'data' | 'isPending'>;
  /** Another item of the list than the newest; null shows the newest. @default null */
  itemId?: string | null;
  /** Width over height of what will be here, while the list loads for the first time. */
  skeletonRatio: number;
  /** Before the first item: what will be here and how to get it, or a view of one's own. */
  empty: Pick<EmptyStateProps, 'hue' | 'icon' | 'title' | 'description'> | { instead: ReactNode };
  /** In px: the item is at least so high in every state, so that nothing below moves. */
  bodyHeightMin?: number;
  children(item: Item): ReactNode;
  /** Below the item, usually a ResultFooter. */
  renderFooter?(item: Item): ReactNode;
  /** For a panel that takes the focus when another item is to be shown. */
  ref?: Ref<HTMLElement>;
}

/** The newest item, large: the right half of every studio. */
export function ResultPanel<Item extends { id: string; status: JobStatus }>(props: ResultPanelProps<Item>) {
  const { title = 'Result', query, itemId = null, bodyHeightMin, renderFooter, ref } = props;
  const item = query.data?.find(({ id }) => id === itemId) ?? query.data?.[0];
  const body = <Body {...props} item={item} />;

  return (
    <Card
      as="section"
      padding={16}
      aria-label={title}
      aria-busy={query.isPending || item?.status === 'processing'}
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
    >
      <Stack gap={12}>
        <Heading level={2} size="ui">
          {title}
        </Heading>
        {bodyHeightMin === undefined ? body : <div style={{ minHeight: bodyHeightMin }}>{body}</div>}
        {item !== undefined && renderFooter?.(item)}
      </Stack>
    </Card>
  );
}

function Body<Item>(props: ResultPanelProps<Item> & { item: Item | undefined }) {
  const { item, query, skeletonRatio, empty, children } = props;
  if (query.isPending) {
    return <Skeleton aspectRatio={skeletonRatio} radius="card" />;
  }
  if (item !== undefined) {
    return children(item);
  }
  return 'instead' in empty ? empty.instead : <EmptyState {...empty} />;
}
