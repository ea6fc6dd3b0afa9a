import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';

export interface FittedProps extends RootProps<'div'> {
  /** Width over height of what is inside, which takes the whole width. */
  aspectRatio: number;
  /** Takes as much of the place as its shape allows, in width and height. */
  children: ReactNode;
}

/** As wide as there is room, but never so high that a tall picture leaves the screen with its buttons. */
export function Fitted({ aspectRatio, children, style, ...rest }: FittedProps) {
  return (
    <Root {...rest} style={{ ...customProperties({ '--ratio': aspectRatio }), ...style }}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  width: 100%;
  max-width: max(240px, calc(70vh * var(--ratio)));
  margin-inline: auto;
`;
