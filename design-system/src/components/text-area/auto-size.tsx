import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { customProperties } from '../../styling/custom-properties.ts';

/**
 * Grows a textarea with its text: a hidden twin of the text shares its grid cell and sets the height. It needs no
 * script and no measuring, unlike `field-sizing`, which not every browser has.
 */
export function AutoSize(props: { value: string; linesMin: number; linesMax: number; children: ReactNode }) {
  const { value, linesMin, linesMax, children } = props;
  return (
    <Root
      data-value={`${value} `}
      style={customProperties({ '--lines-min': linesMin, '--lines-max': linesMax })}
    >
      {children}
    </Root>
  );
}

const Root = styled.div`
  /* Reading size: 24 px a line, 8 px above and below, 1 px of border. */
  --line: 1.5rem;
  --frame: 18px;
  display: grid;

  &::after {
    content: attr(data-value);
    visibility: hidden;
    padding: 8px 12px;
    border: 1px solid transparent;
    font: var(--aic-type-reading);
    white-space: pre-wrap;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  &::after,
  > textarea {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: calc(var(--lines-min) * var(--line) + var(--frame));
    max-height: calc(var(--lines-max) * var(--line) + var(--frame));
  }
`;
