import { media, Stack, Text, token, VisuallyHidden } from '@aic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface WallProps<Example extends { prompt: string }> {
  /** Twelve: they fill rows of two, three, four and six. */
  examples: readonly Example[];
  /** In one row, where there is room. @default 4 */
  columns?: 3 | 4;
  /** Width over height of each. @default 1 */
  aspectRatio?: number;
  /** Its words stand below what is no picture, and over one. @default true */
  isPicture?: boolean;
  /** What a press holds. */
  credits: number;
  isPending: boolean;
  /** Makes one like it. */
  onMake(example: Example): void;
  /** What was made, as it is seen. */
  children(example: Example): ReactNode;
}

/** Before the first result: what this tool has made, and a press makes one like it. */
export function Wall<Example extends { prompt: string }>(props: WallProps<Example>) {
  const { examples, columns = 4, aspectRatio = 1, isPicture = true, ...given } = props;
  const { credits, isPending, onMake, children } = given;
  const price = `${credits} credits`;
  return (
    <Stack gap={12}>
      <Text size="small" tone="muted">
        {`Made by the preview engine. A press makes one like it, for ${price}.`}
      </Text>
      <Grid role="list" aria-label="Examples" data-columns={columns}>
        {examples.map((example) => (
          <li key={example.prompt}>
            <Tile
              type="button"
              aria-disabled={isPending || undefined}
              style={{ aspectRatio }}
              onClick={({ currentTarget }) => {
                if (isPending) return;
                // What was pressed goes with the wall: the panel that shows the result takes the focus.
                currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
                onMake(example);
              }}
            >
              {children(example)}
              <Words data-over={isPicture || undefined}>
                <VisuallyHidden>Make this: </VisuallyHidden>
                <Prompt dir="auto">{example.prompt}</Prompt>
                <VisuallyHidden> - {price}</VisuallyHidden>
                <Price aria-hidden>Make this · {price}</Price>
              </Words>
            </Tile>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** Of a picture, to stand in a tile. */
export const WallPicture = styled.img.attrs({ alt: '', loading: 'lazy', decoding: 'async' })`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.wide} {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  @media (min-width: 1800px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    &[data-columns='4'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

/** Over a picture they are white in both themes: their ground is dark in both. */
const Words = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  padding: ${token.space[8]} ${token.space[12]};
  border-block-start: 1px solid ${token.color.border};
  background: ${token.color.raised};
  color: ${token.color.fgMuted};
  text-align: start;

  &[data-over] {
    padding-block-start: ${token.space[24]};
    border: 0;
    background: linear-gradient(to top, rgb(0 0 0 / 78%), rgb(0 0 0 / 50%) 55%, transparent);
    color: #fff;
  }
`;

const Prompt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font: ${token.type.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Price = styled.span`
  font: ${token.type.caption};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;

  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`;

const Tile = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
  color: ${token.color.fg};
  font: ${token.type.small};
  text-align: start;
  cursor: pointer;
  transition: border-color ${token.duration.hover} ${token.easing.enter};

  &:hover,
  &:focus-visible {
    border-color: ${token.color.accentText};
  }

  &:hover ${Price}, &:focus-visible ${Price} {
    display: inline;
  }

  &[aria-disabled] {
    cursor: progress;
  }
`;
