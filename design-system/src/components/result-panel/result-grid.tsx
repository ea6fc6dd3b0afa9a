import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';

export interface ResultGridProps extends RootProps<'ul', 'role'> {
  /** Names the list for screen readers. */
  label: string;
  /** Width over height of each. */
  aspectRatio: number;
  /** Two to four, usually JobTiles. */
  items: ReadonlyArray<{ id: string; content: ReactNode }>;
}

/** The results of one press in a ResultPanel: two in a row, all of them on one screen where there is room. */
export function ResultGrid({ label, aspectRatio, items, style, ...rest }: ResultGridProps) {
  const rows = Math.ceil(items.length / 2);
  return (
    // The role survives Safari, which drops it from lists without bullets.
    <Root
      aria-label={label}
      {...rest}
      role="list"
      style={{ ...customProperties({ '--ratio': aspectRatio, '--rows': rows }), ...style }}
    >
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </Root>
  );
}

/** Below each picture is its caption, of some 50 px. */
const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  width: 100%;
  max-width: max(400px, calc((74vh / var(--rows) - 56px) * var(--ratio) * 2));
  margin-inline: auto;
`;
