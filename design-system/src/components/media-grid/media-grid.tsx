import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface MediaGridItem {
  id: string;
  /** Width over height. */
  aspectRatio: number;
  content: ReactNode;
}

export interface MediaGridProps extends RootProps<'ul', 'role'> {
  /** Names the list for screen readers. */
  label: string;
  /** In reading order, which is also the order on screen and of Tab. */
  items: readonly MediaGridItem[];
}

/**
 * Justified rows: every picture of a row has the same height and none is cropped. Widths grow in proportion to the
 * aspect ratios, so plain flexbox gives equal heights without measuring. On phones a tall picture may be higher than
 * its neighbours: it keeps the width that its buttons need.
 */
export function MediaGrid({ label, items, ...rest }: MediaGridProps) {
  return (
    // The role survives Safari, which drops it from lists without bullets.
    <Root aria-label={label} {...rest} role="list">
      {items.map((item) => (
        <Item key={item.id} style={customProperties({ '--ratio': item.aspectRatio })}>
          {item.content}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  --row: 164px;
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

  /* As high as makes the narrowest, of 9:16, as wide as its touch buttons. */
  @media (min-width: 768px) and (pointer: coarse) {
    --row: 285px;
  }

  /* Two beside each other in the strip of a studio. */
  ${media.wide} {
    [data-latest-strip] & {
      --row: 132px;
      gap: ${token.space[8]};
    }
  }
`;

/**
 * Three touch buttons, or a badge with words beside it, need 160 px whatever the picture's shape. A tall one that has a
 * row to itself does not fill it.
 */
const Item = styled.li`
  flex: var(--ratio) 1 calc(var(--ratio) * var(--row));
  min-width: min(160px, 100%);
  max-width: min(100%, max(160px, calc(var(--ratio) * var(--row) * 2)));

  ${media.medium} {
    min-width: 0;
  }

  /* As wide as its buttons. What is broader than 1.4:1 has a row of the strip to itself, the last one too. */
  ${media.wide} {
    [data-latest-strip] & {
      min-width: clamp(min(124px, 100%), (var(--ratio) - 1.4) * 9999px, 100%);
    }
  }
`;
