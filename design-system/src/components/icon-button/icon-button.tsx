import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { actionName } from '../../a11y/action-name.ts';
import type { Polymorphic } from '../../styling/polymorphic.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { type ButtonVariant, buttonVariants, pressable } from '../button/button.styles.ts';

export interface IconButtonOwnProps {
  /** The accessible name, and the hint on hover. */
  label: string;
  /** The item it belongs to, where there are several: part of the name, not of the hint. */
  about?: string | undefined;
  /** An icon of the allow-list. */
  children: ReactNode;
  /** Weight beside its neighbours; 'ghost' has a ground only under the pointer. @default 'ghost' */
  variant?: ButtonVariant;
  /** 28, 32 or 40 px square; at least 44 where the pointer is coarse. @default 'base' */
  size?: 'dense' | 'base' | 'primary';
}

export type IconButtonProps<As extends ElementType = 'button'> = IconButtonOwnProps &
  Polymorphic<As, keyof IconButtonOwnProps>;

/** A square button that shows only an icon. */
export function IconButton<As extends ElementType = 'button'>(props: IconButtonProps<As>) {
  // Safe because an IconButtonProps of any element has the own props, and the rest is handed through untouched.
  const { as, label, about, children, variant, size, ...rest } = props as IconButtonProps;

  return (
    <Root
      as={as}
      type={as === undefined ? 'button' : undefined}
      $variant={variant ?? 'ghost'}
      $size={size ?? 'base'}
      aria-label={actionName(label, about)}
      title={label}
      {...rest}
    >
      {children}
    </Root>
  );
}

const Root = styled.button<{ $variant: ButtonVariant; $size: 'dense' | 'base' | 'primary' }>`
  ${pressable}
  ${({ $variant }) => buttonVariants[$variant]}
  flex: none;
  width: ${({ $size }) => token.control[$size]};
  height: ${({ $size }) => token.control[$size]};
  padding: 0;

  &:disabled {
    color: ${token.color.fgSubtle};
  }

  ${media.coarse} {
    min-width: ${token.control.touch};
  }
`;
