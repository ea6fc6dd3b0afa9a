import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.panel};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.raised};
  transition: border-color ${token.duration.hover} ${token.easing.enter};

  &:hover {
    border-color: ${token.color.borderStrong};
  }

  /* Outdents the prompt's own padding, so that its text lines up with what is below. */
  > [data-value] {
    margin: calc(-1 * ${token.space[8]}) calc(-1 * ${token.space[12]}) 0;
  }

  /* The prompt has no box of its own: the whole frame answers for it. */
  &:has(textarea:focus-visible) {
    border-color: ${token.color.focus};
    box-shadow:
      ${token.shadow.raised},
      0 0 0 1px ${token.color.focus};
  }

  &:has(textarea[aria-invalid='true']) {
    border-color: ${token.color.dangerText};
  }
`;

export const Prompt = styled.textarea`
  width: 100%;
  padding: 8px 12px;
  border: 1px solid transparent;
  background: none;
  color: ${token.color.fg};
  font: ${token.type.reading};
  resize: none;
  outline: none;

  &::placeholder {
    color: ${token.color.fgSubtle};
    opacity: 1;
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};

  ${media.medium} {
    flex-direction: row;
    align-items: flex-end;
    justify-content: space-between;
  }
`;

export const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[12]};
  min-width: 0;

  > * {
    flex: 1 1 132px;
  }

  ${media.medium} {
    flex: 1 1 auto;

    > * {
      flex: 0 1 auto;
      min-width: 148px;
    }
  }
`;

export const Actions = styled.div`
  position: sticky;
  inset-block-end: calc(
    var(--aic-dock-height, 0px) + var(--aic-player-height, 0px) + env(safe-area-inset-bottom) +
      ${token.space[8]}
  );
  display: flex;
  flex-direction: column;

  ${media.medium} {
    position: static;
    flex: none;
    margin-inline-start: auto;
  }
`;
