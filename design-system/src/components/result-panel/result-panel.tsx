import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../../styling/root-props.ts';
import { Card } from '../card/card.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../layout/layout.tsx';
import type { RecentQuery } from '../recent-items/recent-items.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { JobStatus } from '../status-badge/status-badge.tsx';

export interface ResultPanelProps<Item> extends RootProps<'section', 'ref'> {
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
  /** Renders the item at full size. */
  children: (item: Item) => ReactNode;
  /** Below the item, usually a ResultFooter. */
  renderFooter?: (item: Item) => ReactNode;
  /** For a panel that takes the focus when another item is to be shown. */
  ref?: Ref<HTMLElement>;
}

/** The newest item, large: the right half of every studio. */
export function ResultPanel<Item extends { id: string; status: JobStatus }>(props: ResultPanelProps<Item>) {
  const { title = 'Result', query, itemId = null, skeletonRatio, empty, ...given } = props;
  const { bodyHeightMin, children, renderFooter, ...rest } = given;
  const item = query.data?.find(({ id }) => id === itemId) ?? query.data?.[0];
  const body = (
    <Body item={item} isPending={query.isPending} skeletonRatio={skeletonRatio} empty={empty}>
      {children}
    </Body>
  );

  return (
    <Card
      aria-label={title}
      aria-busy={query.isPending || item?.status === 'processing'}
      tabIndex={rest.ref === undefined ? undefined : -1}
      {...rest}
      as="section"
      padding={16}
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

type BodyProps<Item> = Pick<ResultPanelProps<Item>, 'skeletonRatio' | 'empty' | 'children'> & {
  item: Item | undefined;
  isPending: boolean;
};

function Body<Item>({ item, isPending, skeletonRatio, empty, children }: BodyProps<Item>) {
  if (isPending) {
    return <Skeleton aspectRatio={skeletonRatio} radius="card" />;
  }
  if (item !== undefined) {
    return children(item);
  }
  return 'instead' in empty ? empty.instead : <EmptyState {...empty} />;
}
