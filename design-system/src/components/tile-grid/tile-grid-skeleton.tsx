import { styled } from 'styled-components';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { CAPTION_REM, TILE_GAP_PX } from './layout/tile-shape.ts';

export interface TileGridSkeletonProps extends RootProps<'div', 'role'> {
  /** "Loading your library" */
  label: string;
  /** Tiles. @default 18 */
  count?: number;
}

const RATIOS = [1, 16 / 9, 1, 3 / 4, 1, 1.5, 1, 9 / 16, 16 / 9, 1];

/** The grid's true shape while it loads. It measures nothing, so it can be prerendered. */
export function TileGridSkeleton({ label, count = 18, ...rest }: TileGridSkeletonProps) {
  return (
    <Root {...rest} role="group" aria-label={label} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        // Safe because they are all alike and never change their order.
        <Item key={index} style={customProperties({ '--ratio': RATIOS[index % RATIOS.length] ?? 1 })}>
          <Skeleton height="100%" />
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${TILE_GAP_PX}px;
  overflow: hidden;
  --row: 148px;

  @media (min-width: 768px) {
    --row: 208px;
  }
`;

const Item = styled.div`
  flex: var(--ratio) 1 calc(var(--ratio) * var(--row));
  height: var(--row);
  margin-block-end: ${CAPTION_REM}rem;
  border-radius: ${token.radius.control};
`;
