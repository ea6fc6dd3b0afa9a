import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Root = styled.div`
  display: grid;
  gap: ${token.space[12]};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[8]} ${token.space[12]};
`;

export const Stage = styled.div`
  position: relative;
  justify-self: center;
  border: 1px solid ${token.color.border};
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.color.bg};
  cursor: crosshair;
  touch-action: none;
  user-select: none;

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  > img,
  > canvas {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }

  > canvas {
    color: ${token.color.accent};
    opacity: 0.6;
  }

  ${media.forcedColors} {
    > canvas {
      color: Highlight;
    }
  }
`;

/** Where the keyboard's brush is: two rings, so that it is seen on any picture. */
export const Cursor = styled.span`
  position: absolute;
  border: 2px solid ${token.color.fg};
  border-radius: 50%;
  outline: 2px solid ${token.color.bg};
  transform: translate(-50%, -50%);
  pointer-events: none;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`;

export const Hint = styled.p`
  margin: 0;
  color: ${token.color.fgMuted};
  font: ${token.type.small};
`;
