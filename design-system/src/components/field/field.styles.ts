import { css, styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const FieldLabel = styled.label`
  font: ${token.type.small};
  font-weight: ${token.weight.medium};
  color: ${token.color.fg};
`;

export const FieldHint = styled.p`
  font: ${token.type.caption};
  color: ${token.color.fgSubtle};
`;

export const FieldError = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[4]};
  font: ${token.type.caption};
  color: ${token.color.dangerText};
`;

/** The box of every control that holds a value. */
export const inputBox = css`
  width: 100%;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.fg};
  font: ${token.type.ui};
  transition:
    border-color ${token.duration.hover} ${token.easing.enter},
    background-color ${token.duration.hover} ${token.easing.enter};

  &::placeholder {
    color: ${token.color.fgSubtle};
    opacity: 1;
  }

  &:hover:not(:disabled, [data-disabled]) {
    border-color: ${token.color.fgSubtle};
  }

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: ${token.color.dangerText};
  }

  &:disabled,
  &[data-disabled] {
    background: ${token.color.hover};
    border-color: ${token.color.border};
    color: ${token.color.fgSubtle};
    cursor: not-allowed;
  }
`;
