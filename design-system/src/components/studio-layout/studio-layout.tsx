import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface StudioLayoutProps extends RootProps<'div'> {
  /** Where the user says what to make. It sticks beside a long result. */
  composer: ReactNode;
  /** The composer may be higher than the window, where sticking would hide its end. @default false */
  isComposerTall?: boolean;
  /** What came of it, usually a ResultPanel. */
  result: ReactNode;
}

/** The upper half of every studio: composer and result, side by side where there is room for both. */
export function StudioLayout({ composer, isComposerTall = false, result, ...rest }: StudioLayoutProps) {
  return (
    <Columns {...rest}>
      <Composing data-sticky={!isComposerTall || undefined}>{composer}</Composing>
      {result}
    </Columns>
  );
}

/** No column is wider than the page, however long a word in it is. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

/** Sticks below the shell's bar. */
const Composing = styled.div`
  ${media.large} {
    &[data-sticky] {
      position: sticky;
      inset-block-start: 80px;
    }
  }
`;
