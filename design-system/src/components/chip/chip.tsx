import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { pressable } from '../button/button.styles.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** A few words on one line. */
  children: ReactNode;
  /** 16 px, before the words. */
  icon?: ReactNode;
  /** Makes the chip a toggle and says whether it is on. */
  isSelected?: boolean;
}

/** A light suggestion or filter: pressed to apply, or toggled when `isSelected` is given. */
export function Chip({ children, icon, isSelected, ...button }: ChipProps) {
  return (
    <Root type="button" aria-pressed={isSelected} {...button}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled.button`
  ${pressable}
  gap: ${token.space[4]};
  min-height: ${token.control.dense};
  padding: ${token.space[2]} ${token.space[12]};
  /* A long example wraps instead of pushing a phone's page wide. */
  max-width: 100%;
  white-space: normal;
  text-align: start;
  border-color: ${token.color.border};
  border-radius: ${token.radius.full};
  color: ${token.color.fgMuted};
  font: ${token.type.small};

  &:hover:not(:disabled) {
    border-color: ${token.color.borderStrong};
    background: ${token.color.hover};
    color: ${token.color.fg};
  }

  &[aria-pressed='true'] {
    border-color: ${token.color.accentText};
    background: ${token.color.accentSubtle};
    color: ${token.color.accentText};
  }

  &:disabled {
    color: ${token.color.fgSubtle};
  }

  ${media.coarse} {
    min-height: ${token.control.primary};
  }
`;
