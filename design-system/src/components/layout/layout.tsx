import type { ElementType } from 'react';
import { styled } from 'styled-components';
import type { Polymorphic } from '../../styling/polymorphic.ts';
import type { SpaceStep } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

interface FlowOwnProps {
  /** Step of the space scale, in px. @default 16 in Stack, 8 in Cluster */
  gap?: SpaceStep;
  /** Across the flow. @default 'stretch' in Stack, 'center' in Cluster */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Along the flow. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

export type FlowProps<As extends ElementType = 'div'> = FlowOwnProps & Polymorphic<As, keyof FlowOwnProps>;

/** Children below each other. `as` picks the element. */
export function Stack<As extends ElementType = 'div'>(props: FlowProps<As>) {
  // Safe because a FlowProps of any element has the own props, and the rest is handed through untouched.
  const { gap = 16, align = 'stretch', justify = 'start', ...rest } = props as FlowProps;
  return <Flow $direction="column" $gap={gap} $align={align} $justify={justify} {...rest} />;
}

/** Children beside each other, wrapping when there is no room. */
export function Cluster<As extends ElementType = 'div'>(props: FlowProps<As>) {
  // Safe for the same reason as in Stack.
  const { gap = 8, align = 'center', justify = 'start', ...rest } = props as FlowProps;
  return <Flow $direction="row" $gap={gap} $align={align} $justify={justify} {...rest} />;
}

interface GridOwnProps {
  /** Step of the space scale, in px. @default 16 */
  gap?: SpaceStep;
  /** Columns get narrower than this only on screens that are. Any CSS length. @default '240px' */
  minColumnWidth?: string;
}

export type GridProps<As extends ElementType = 'div'> = GridOwnProps & Polymorphic<As, keyof GridOwnProps>;

/** As many equal columns as fit. */
export function Grid<As extends ElementType = 'div'>(props: GridProps<As>) {
  // Safe for the same reason as in Stack.
  const { gap = 16, minColumnWidth = '240px', ...rest } = props as GridProps;
  return <Columns $gap={gap} $minColumnWidth={minColumnWidth} {...rest} />;
}

interface FlowStyle {
  $direction: 'row' | 'column';
  $gap: SpaceStep;
  $align: string;
  $justify: string;
}

const Flow = styled.div<FlowStyle>`
  display: flex;
  flex-flow: ${({ $direction }) => ($direction === 'row' ? 'row wrap' : 'column')};
  gap: ${({ $gap }) => token.space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-width: 0;

  /* A long word breaks in its place instead of widening the page. */
  & > * {
    max-width: 100%;
  }
`;

const Columns = styled.div<{ $gap: SpaceStep; $minColumnWidth: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $minColumnWidth }) => $minColumnWidth}), 1fr)
  );
  gap: ${({ $gap }) => token.space[$gap]};
`;
