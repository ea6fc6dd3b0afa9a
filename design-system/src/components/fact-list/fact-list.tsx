import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';

export interface FactListProps extends RootProps<'dl'> {
  /** In reading order. A fact without a value is left out. */
  facts: ReadonlyArray<{ label: string; value: ReactNode }>;
}

/** Facts about one thing, each with its name. */
export function FactList({ facts, ...rest }: FactListProps) {
  return (
    <Root {...rest}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== false)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 152px), 1fr));
  gap: ${token.space[16]} ${token.space[24]};
  margin: 0;
  font: ${token.type.ui};

  > div {
    min-width: 0;
  }

  dt {
    font: ${token.type.small};
    color: ${token.color.fgMuted};
  }

  dd {
    margin: 0;
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
