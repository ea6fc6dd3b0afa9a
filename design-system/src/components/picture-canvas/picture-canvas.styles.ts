import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Frame = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: ${token.radius.card};

  &[data-sizing='place'] {
    height: 100%;
  }
`;

/**
 * The view is in custom properties (`attachView`): each picture follows it in its own box, so two are seen at the same
 * place in step, and a divider between them stays where it is. One finger scrolls the page until it is zoomed.
 */
export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: inherit;
  touch-action: pan-x pan-y;

  /* Whatever is around may cut off what stands out. */
  &:focus-visible {
    outline-offset: -2px;
  }

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  [data-sizing='place'] > & img {
    object-fit: scale-down;
  }

  &[data-gliding] img {
    transition: transform ${token.duration.popover} ${token.easing.enter};
  }

  &[data-zoomed] {
    cursor: grab;
    touch-action: none;

    &:active {
      cursor: grabbing;
    }

    /* A drag moves the pictures; a divider between them has its grip. */
    :has(> [role='slider']) {
      pointer-events: none;

      > [role='slider'] {
        pointer-events: auto;
      }
    }

    img {
      transform: scale(var(--aic-zoom)) translate(var(--aic-pan-x), var(--aic-pan-y));
    }
  }

  ${media.reducedMotion} {
    &[data-gliding] img {
      transition: none;
    }
  }
`;

/** Has the size of a picture's box, is moved by the library in its place, and is never seen. */
export const Ghost = styled.span`
  position: absolute;
  inset: 0;
  visibility: hidden;
  pointer-events: none;
`;

/** It is there for who looks at the picture: by a pointer, a key or a tap, and while it is zoomed. */
export const Bar = styled.div`
  position: absolute;
  inset-block-end: ${token.space[8]};
  left: 50%;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  width: max-content;
  max-width: calc(100% - ${token.space[16]});
  padding: ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  transform: translateX(-50%);
  transition: opacity ${token.duration.hover} ${token.easing.enter};

  &:empty {
    display: none;
  }

  :not(:hover, :focus-within) > &:not([data-kept], [data-zoomed] ~ &) {
    opacity: 0;

    /* A tap there is one on the picture, which brings it. */
    ${media.coarse} {
      pointer-events: none;
    }
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;
