import { css, styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

/** `--at` is the divider's place. A vertical swipe still scrolls the page. */
export const Frame = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.hover};
  touch-action: pan-y;
  user-select: none;
  cursor: ew-resize;
`;

const layer = css`
  position: absolute;
  inset: 0;
`;

/** Both sides are cut at the divider: with pictures of different shapes neither shows behind the other. */
export const Before = styled.div`
  ${layer}
  clip-path: inset(0 calc(100% - var(--at)) 0 0);
`;

export const After = styled.div`
  ${layer}
  clip-path: inset(0 0 0 var(--at));
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
  pointer-events: none;
`;

export const Side = styled.span`
  position: absolute;
  inset-block-start: ${token.space[12]};
  padding: ${token.space[2]} ${token.space[8]};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  color: ${token.color.fg};
  font: ${token.type.caption};
  font-weight: ${token.weight.medium};

  ${Before} > & {
    left: ${token.space[12]};
  }

  ${After} > & {
    right: ${token.space[12]};
  }
`;

/** White with a dark rim, to be seen on any picture. */
export const Divider = styled.div`
  position: absolute;
  inset-block: 0;
  left: var(--at);
  width: 2px;
  margin-inline-start: -1px;
  background: ${token.color.onAccent};
  box-shadow: 0 0 0 1px ${token.color.scrim};

  &:focus-visible {
    outline: none;
  }

  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** Half over the edge at both ends, and still wide enough there to be caught. */
export const Grip = styled.span`
  position: absolute;
  inset-block-start: 50%;
  left: 50%;
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${token.control.primary};
  height: ${token.control.primary};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  color: ${token.color.fg};
  box-shadow: ${token.shadow.floating};
  transform: translate(-50%, -50%);

  ${Divider}:focus-visible > & {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  ${media.coarse} {
    width: ${token.control.touch};
    height: ${token.control.touch};
  }

  ${media.forcedColors} {
    ${Divider}:focus-visible > & {
      outline-color: Highlight;
    }
  }
`;
