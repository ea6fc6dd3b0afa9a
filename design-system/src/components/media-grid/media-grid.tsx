import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { customProperties } from '../../custom-properties.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface MediaGridItem {
  id: string;
  /** Width over height. */
  aspectRatio: number;
  content: ReactNode;
}

export interface MediaGridProps {
  /** Names the list for screen readers. */
  label: string;
  /** In reading order, which is also the order on screen and of Tab. */
  items: readonly MediaGridItem[];
}

/**
 * Justified rows: every picture of a row has the same height and none is cropped. Widths grow in proportion to the
 * aspect ratios, so plain flexbox gives equal heights without measuring.
 */
export function MediaGrid({ label, items }: MediaGridProps) {
  return (
    // The role survives Safari, which drops it from lists without bullets.
    <Root role="list" aria-label={label}>
      {items.map((item) => (
        <Item key={item.id} style={customProperties({ '--ratio': item.aspectRatio })}>
          {item.content}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  --row: 140px;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  /* Takes the rest of the last row, so that its pictures keep their size. */
  &::after {
    content: '';
    flex: 1000 0 0;
  }

  ${media.small} {
    --row: 200px;
  }

  ${media.medium} {
    --row: 260px;
    gap: ${token.space[12]};
  }
`;

const Item = styled.li`
  flex: var(--ratio) 1 calc(var(--ratio) * var(--row));
  min-width: 0;
  max-width: 100%;
`;
