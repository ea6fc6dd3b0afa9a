import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../styling/root-props.ts';
import { token } from '../tokens/token.ts';

export interface SkipLinkProps extends RootProps<'a', 'href'> {
  /** Id of the main landmark, which needs `tabIndex={-1}`. @default 'main' */
  targetId?: string;
  /** The link's words. @default 'Skip to content' */
  children?: ReactNode;
}

/** First focusable thing of a page: shows itself on focus and jumps past the navigation. */
export function SkipLink({ targetId = 'main', children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <Root {...rest} href={`#${targetId}`}>
      {children}
    </Root>
  );
}

const Root = styled.a`
  position: fixed;
  inset-block-start: ${token.space[8]};
  inset-inline-start: ${token.space[8]};
  z-index: ${token.layer.tooltip};
  padding: ${token.space[8]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-weight: ${token.weight.medium};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(calc(-100% - ${token.space[16]}));
  }
`;
