import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { CAPTION_REM, TILE_GAP_PX } from './layout/tile-shape.ts';

export const Root = styled.div`
  position: relative;
  /* A frame may begin beside the tiles. */
  min-height: 240px;
  user-select: none;

  &[data-flowing] {
    container-type: inline-size;
  }
`;

/** Without a width, tiles flow in rows of the same shape (layout/flow-rules.ts), each ended by a RowEnd. */
export const Canvas = styled.div`
  position: relative;

  [data-flowing] > & {
    margin-block-end: -${TILE_GAP_PX}px;
  }
`;

export const Row = styled.div`
  position: absolute;
  inset: 0 0 auto;
  /* What changes in a row moves nothing outside of it. */
  contain: layout style;

  [data-flowing] & {
    position: static;
    display: flex;
    flex-wrap: wrap;
    column-gap: ${TILE_GAP_PX}px;
  }
`;

export const RowEnd = styled.i`
  display: none;
  flex: 0 0 100%;
`;

export const CheckMark = styled.button`
  position: absolute;
  inset-block-start: ${token.space[4]};
  inset-inline-start: ${token.space[4]};
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: transparent;
  cursor: pointer;
  opacity: 0;
  transition: opacity ${token.duration.hover} ${token.easing.enter};

  > svg {
    width: 22px;
    height: 22px;
    padding: 3px;
    border: 1.5px solid ${token.color.borderStrong};
    border-radius: ${token.radius.full};
    background: ${token.color.surface};
    stroke-width: 2.5;
  }

  &:hover > svg {
    border-color: ${token.color.accentText};
    color: ${token.color.fgMuted};
  }

  &[aria-checked='true'] > svg {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  }

  ${media.reducedMotion} {
    transition: none;
  }

  ${media.forcedColors} {
    &[aria-checked='true'] > svg {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Cell = styled.div`
  position: absolute;
  inset-block: 0;
  /* What sticks to the page's edges covers no tile that a key has moved to. */
  scroll-margin-block: 136px 96px;
  border-radius: ${token.radius.control};
  cursor: pointer;
  -webkit-touch-callout: none;

  &:hover > ${CheckMark}, &:focus-visible > ${CheckMark}, [data-selecting] & > ${CheckMark} {
    opacity: 1;
  }

  &[aria-selected='true'] [data-media]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    outline: 3px solid ${token.color.accentText};
    outline-offset: -3px;
  }

  [data-flowing] & {
    --tile-ratio: clamp(var(--ratio-min, 0), var(--ratio), var(--ratio-max, 9));
    position: relative;
    flex: var(--tile-ratio) 1 0;
    min-width: 0;
    margin-block-end: ${TILE_GAP_PX}px;
    padding-block-end: calc(${CAPTION_REM}rem - 2.25rem);

    [data-media] {
      height: auto;
      aspect-ratio: var(--tile-ratio);
    }
  }

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    &[aria-selected='true'] [data-media]::after {
      outline-color: Highlight;
    }
  }
`;

export const FrameBox = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  border: 1px solid ${token.color.accentText};
  border-radius: ${token.radius.chip};
  background: color-mix(in srgb, ${token.color.accent} 18%, transparent);
  pointer-events: none;
`;
