import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface ItemListProps extends RootProps<'ul'> {
  items: readonly { id: string; content: ReactNode }[];
}

/** Items that are read rather than looked at, one below the other. Pictures have MediaGrid. */
export function ItemList({ items, ...rest }: ItemListProps) {
  return (
    <List {...rest}>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </List>
  );
}

export interface ItemListSkeletonProps extends RootProps<'ul'> {
  /** "Loading your texts" */
  label: string;
  /** Height of one item in px. */
  itemHeight: number;
}

/** The list while it loads. */
export function ItemListSkeleton({ label, itemHeight, ...rest }: ItemListSkeletonProps) {
  return (
    <List aria-label={label} {...rest}>
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
