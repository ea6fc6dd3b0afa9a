import * as Radix from 'radix-ui/toast';
import { styled } from 'styled-components';
import { frames } from '../../tokens/frames.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: ${token.layer.toast};
  width: 100%;
  margin: 0;
  padding: ${token.space[16]};
  padding-block-end: calc(
    var(--aic-dock-height, 0px) + var(--aic-player-height, 0px) + ${token.space[16]} +
      env(safe-area-inset-bottom)
  );
  list-style: none;

  &:empty {
    pointer-events: none;
  }

  ${media.medium} {
    max-width: 420px;
  }
`;

export const Root = styled(Radix.Root)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${token.space[12]};
  padding: ${token.space[12]};
  padding-inline-start: ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.overlay};
  color: ${token.color.fg};
  box-shadow: ${token.shadow.floating};
  touch-action: pan-y;

  &[data-state='open']:not([data-repeated]) {
    animation: ${frames('slide-in')} ${token.duration.popover} ${token.easing.enter};
  }

  &[data-state='closed'] {
    animation: ${frames('fade-out')} ${token.duration.popover} ${token.easing.exit} forwards;
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${token.duration.popover} ${token.easing.enter};
  }

  &[data-swipe='end'] {
    animation: ${frames('swipe-out')} ${token.duration.popover} ${token.easing.exit} forwards;
  }

  > svg {
    margin-block-start: 2px;
    color: ${token.color.success};
  }

  &[data-variant='destructive'] {
    border-color: ${token.color.dangerText};

    > svg {
      color: ${token.color.dangerText};
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  > button {
    margin-block-start: ${token.space[8]};
  }
`;

export const Title = styled(Radix.Title)`
  font: ${token.type.ui};
  font-weight: ${token.weight.medium};
`;

export const Description = styled(Radix.Description)`
  font: ${token.type.small};
  color: ${token.color.fgMuted};
`;
