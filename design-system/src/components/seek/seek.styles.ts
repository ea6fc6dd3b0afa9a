import { css, styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

/** What every element with the seek slider's role shares. */
export const seekable = css`
  min-width: 0;
  touch-action: pan-y;
  user-select: none;
  cursor: pointer;

  &[aria-disabled] {
    cursor: default;
  }

  &:focus-visible {
    border-radius: ${token.radius.chip};
  }
`;

/** A line that fills up to `--share`, a percentage. */
export const SeekLine = styled.span`
  position: relative;
  display: block;
  width: 100%;
  height: 4px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: ${token.color.borderStrong};

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: var(--share);
    background: ${token.color.accentText};
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: Canvas;

    &::after {
      background: Highlight;
    }
  }
`;
