import { css } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'dense' | 'base' | 'primary';

/** What every pressable control shares: box, press feedback, disabled and touch size. */
export const pressable = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.fg};
  font: ${token.type.ui};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  cursor: pointer;
  transition:
    background-color ${token.duration.hover} ${token.easing.enter},
    border-color ${token.duration.hover} ${token.easing.enter},
    color ${token.duration.hover} ${token.easing.enter},
    transform ${token.duration.press} ${token.easing.enter};

  &:active:not([aria-disabled='true'], :disabled) {
    transform: scale(0.98);
  }

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
  }

  ${media.coarse} {
    min-height: ${token.control.touch};
  }
`;

export const buttonSizes = {
  dense: css`
    height: ${token.control.dense};
    padding-inline: ${token.space[8]};
    font: ${token.type.small};
    font-weight: ${token.weight.medium};
  `,
  base: css`
    height: ${token.control.base};
    padding-inline: ${token.space[12]};
  `,
  primary: css`
    height: ${token.control.primary};
    padding-inline: ${token.space[16]};
  `,
} satisfies Record<ButtonSize, unknown>;

const filled = css`
  &[aria-disabled='true']:not([aria-busy='true']),
  &:disabled {
    background: ${token.color.hover};
    border-color: ${token.color.border};
    color: ${token.color.fgSubtle};
  }
`;

export const buttonVariants = {
  primary: css`
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    &:hover {
      background: ${token.color.accentHover};
    }
    &:active {
      background: ${token.color.accentActive};
    }
    ${filled}
  `,
  danger: css`
    background: ${token.color.danger};
    color: ${token.color.onDanger};
    &:hover {
      background: ${token.color.dangerHover};
    }
    ${filled}
  `,
  secondary: css`
    background: ${token.color.raised};
    border-color: ${token.color.border};
    &:hover {
      background: ${token.color.hover};
      border-color: ${token.color.borderStrong};
    }
    ${filled}
  `,
  ghost: css`
    color: ${token.color.fgMuted};
    &:hover {
      background: ${token.color.hover};
      color: ${token.color.fg};
    }
    &[aria-disabled='true']:not([aria-busy='true']),
    &:disabled {
      background: transparent;
      color: ${token.color.fgSubtle};
    }
  `,
} satisfies Record<ButtonVariant, unknown>;
