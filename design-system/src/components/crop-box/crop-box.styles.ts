import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Root = styled.div`
  display: grid;
  gap: ${token.space[12]};
  justify-items: center;
`;

/** As large as the picture may be in a dialog on a phone too; a wide one is as wide as the dialog, and lower. */
export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  width: min(100%, min(48vh, 420px) * var(--picture-ratio));
  aspect-ratio: var(--picture-ratio);
  border-radius: ${token.radius.control};
  background: ${token.color.bg};
  touch-action: none;

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: fill;
    user-select: none;
    -webkit-user-drag: none;
  }
`;

/** What is left out is dimmed by the frame's own shadow. */
export const Frame = styled.div`
  position: absolute;
  box-sizing: border-box;
  border: 2px solid ${token.color.fg};
  box-shadow: 0 0 0 100vmax ${token.color.scrim};
  cursor: move;

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  ${media.forcedColors} {
    border-color: Highlight;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  color: ${token.color.fgMuted};
  font: ${token.type.small};
  text-align: center;
`;
