import { css, styled } from 'styled-components';
import { frames } from '../../tokens/frames.ts';
import { token } from '../../tokens/token.ts';

/** Box of everything that floats: popover, menu, list, dialog. */
export const floatingBox = css`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.overlay};
  color: ${token.color.fg};
  box-shadow: ${token.shadow.floating};
`;

/** Small things that open beside their trigger. */
export const popIn = css`
  &[data-state='open'],
  &[data-state='delayed-open'],
  &[data-state='instant-open'] {
    animation: ${frames('rise-in')} ${token.duration.popover} ${token.easing.enter};
  }

  &[data-state='closed'] {
    animation: ${frames('fade-out')} ${token.duration.hover} ${token.easing.exit} forwards;
  }
`;

/** Things that open over the whole page. */
export const stageIn = css`
  &[data-state='open'] {
    animation: ${frames('rise-in')} ${token.duration.dialog} ${token.easing.enter};
  }

  &[data-state='closed'] {
    animation: ${frames('rise-out')} ${token.duration.popover} ${token.easing.exit} forwards;
  }
`;

export const scrim = css`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  background: ${token.color.scrim};

  &[data-state='open'] {
    animation: ${frames('fade-in')} ${token.duration.dialog} ${token.easing.enter};
  }

  &[data-state='closed'] {
    animation: ${frames('fade-out')} ${token.duration.popover} ${token.easing.exit} forwards;
  }
`;

/** A row of a menu or list. */
export const optionRow = css`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: ${token.control.base};
  padding: ${token.space[4]} ${token.space[8]};
  border-radius: ${token.radius.control};
  font: ${token.type.ui};
  outline: none;
  user-select: none;
  cursor: default;

  &[data-highlighted] {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  }

  &[data-disabled] {
    color: ${token.color.fgSubtle};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media (pointer: coarse) {
    min-height: ${token.control.touch};
  }
`;

/** Buttons at the end of a dialog, the main one last. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[8]};
`;
