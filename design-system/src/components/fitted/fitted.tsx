import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { customProperties } from '../../styling/custom-properties.ts';

export interface FittedProps {
  /** Width over height of what is inside, which takes the whole width. */
  aspectRatio: number;
  children: ReactNode;
}

/** As wide as there is room, but never so high that a tall picture leaves the screen with its buttons. */
export function Fitted({ aspectRatio, children }: FittedProps) {
  return <Root style={customProperties({ '--ratio': aspectRatio })}>{children}</Root>;
}

const Root = styled.div`
  width: 100%;
  max-width: max(240px, calc(70vh * var(--ratio)));
  margin-inline: auto;
`;
