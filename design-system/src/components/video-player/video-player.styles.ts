import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export const Frame = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.hover};
  container-type: inline-size;

  > video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  > [data-started] {
    background: black;
  }

  &:fullscreen {
    border-radius: 0;
  }
`;

/** In the middle, over a film that any press starts. */
export const Start = styled(IconButton)`
  position: absolute;
  inset: 0;
  width: 56px;
  height: 56px;
  margin: auto;
  border-radius: ${token.radius.full};
  box-shadow: ${token.shadow.floating};
`;

export const Broken = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  padding: ${token.space[12]};
  text-align: center;

  > svg {
    color: ${token.color.fgSubtle};
  }
`;
