import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface ItemListProps {
  items: readonly { id: string; content: ReactNode }[];
}

/** Items that are read rather than looked at, one below the other. Pictures have MediaGrid. */
export function ItemList({ items }: ItemListProps) {
  return (
    <List>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </List>
  );
}

export interface ItemListSkeletonProps {
  /** "Loading your texts" */
  label: string;
  /** Height of one item in px. */
  itemHeight: number;
}

/** The list while it loads. */
export function ItemListSkeleton({ label, itemHeight }: ItemListSkeletonProps) {
  return (
    <List aria-label={label}>
      {['a', 'b', 'c'].map((id) => (
        <li key={id}>
          <Skeleton height={`${itemHeight}px`} radius="card" />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
