import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'ui' | 'lead' | 'title' | 'heading' | 'display' | 'hero';

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Place in the outline; each page has exactly one 1. */
  level: HeadingLevel;
  /** Look, when it should differ from the level's own. @default by level: heading, title, lead, ui */
  size?: HeadingSize;
}

/** A heading whose level is meaning and whose size is look. Takes focus on a route change through `tabIndex={-1}`. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $size={size} {...rest} />;
}

const sizeOfLevel = { 1: 'heading', 2: 'title', 3: 'lead', 4: 'ui' } as const satisfies Record<
  HeadingLevel,
  HeadingSize
>;

const tracking = {
  ui: '0',
  lead: '0',
  title: '-0.005em',
  heading: '-0.015em',
  display: '-0.02em',
  hero: '-0.025em',
};

const Root = styled.h1<{ $size: HeadingSize }>`
  margin: 0;
  font: ${({ $size }) => token.type[$size]};
  font-weight: ${token.weight.strong};
  letter-spacing: ${({ $size }) => tracking[$size]};
  color: ${token.color.fg};
  text-wrap: balance;
  overflow-wrap: break-word;

  /* Focus lands here after a route change as a reading position, not as a control. */
  &[tabindex='-1']:focus {
    outline: none;
  }
`;
