import type { ElementType } from 'react';
import { css, styled } from 'styled-components';
import type { Polymorphic } from '../../styling/polymorphic.ts';
import { token } from '../../tokens/token.ts';

/** Text-link look, for a router's own link: `styled(Link)`${linkStyles}``. */
export const linkStyles = css`
  color: ${token.color.accentText};
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  text-underline-offset: 0.2em;
  border-radius: ${token.radius.chip};
  transition: text-decoration-color ${token.duration.hover} ${token.easing.enter};

  &:hover {
    text-decoration-color: currentcolor;
  }
`;

export type LinkTextProps<As extends ElementType = 'a'> = Polymorphic<As>;

/** A link inside text. Knows no router: `<LinkText as={Link} to="/pricing">`. */
export function LinkText<As extends ElementType = 'a'>(props: LinkTextProps<As>) {
  // Safe because every prop is handed through untouched to the element named by `as`.
  return <Root {...(props as LinkTextProps)} />;
}

const Root = styled.a`
  ${linkStyles}
`;
