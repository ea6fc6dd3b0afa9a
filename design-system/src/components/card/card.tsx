import type { ElementType } from 'react';
import { styled } from 'styled-components';
import type { Polymorphic } from '../../styling/polymorphic.ts';
import type { SpaceStep } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface CardOwnProps {
  /** Inner space in px. @default 20 */
  padding?: SpaceStep;
  /** The whole card is one link or button (set `as`), so it answers to hover. @default false */
  isInteractive?: boolean;
}

export type CardProps<As extends ElementType = 'div'> = CardOwnProps & Polymorphic<As, keyof CardOwnProps>;

/** A surface that groups one thing's parts. */
export function Card<As extends ElementType = 'div'>(props: CardProps<As>) {
  // Safe because a CardProps of any element has the own props, and the rest is handed through untouched.
  const { padding, isInteractive, ...rest } = props as CardProps;
  return <Root $padding={padding ?? 20} data-interactive={isInteractive || undefined} {...rest} />;
}

const Root = styled.div<{ $padding: SpaceStep }>`
  padding: ${({ $padding }) => token.space[$padding]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.fg};
  box-shadow: ${token.shadow.raised};

  &[data-interactive] {
    display: block;
    text-decoration: none;
    text-align: start;
    cursor: pointer;
    transition:
      background-color ${token.duration.hover} ${token.easing.enter},
      border-color ${token.duration.hover} ${token.easing.enter};
  }

  &[data-interactive]:hover {
    border-color: ${token.color.borderStrong};
    background: ${token.color.raised};
  }
`;
