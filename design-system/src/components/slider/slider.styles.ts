import * as Radix from 'radix-ui/slider';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Header = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[8]};
`;

export const Value = styled.span`
  font: ${token.type.small};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fgMuted};
`;

export const Root = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: ${token.space[24]};
  touch-action: none;
  user-select: none;
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }

  ${media.coarse} {
    height: ${token.control.touch};
  }
`;

export const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  height: 4px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: ${token.color.borderStrong};

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const Range = styled(Radix.Range)`
  position: absolute;
  height: 100%;
  background: ${token.color.accentText};

  [data-disabled] > & {
    background: ${token.color.borderStrong};
  }

  ${media.forcedColors} {
    background: Highlight;
  }
`;

export const Thumb = styled(Radix.Thumb)`
  display: block;
  width: 18px;
  height: 18px;
  border: 2px solid ${token.color.accentText};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  transition: transform ${token.duration.press} ${token.easing.enter};

  &:hover:not([data-disabled]) {
    transform: scale(1.1);
  }

  &[data-disabled] {
    border-color: ${token.color.borderStrong};
  }
`;
