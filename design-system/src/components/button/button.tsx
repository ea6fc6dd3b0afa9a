import { type ElementType, type MouseEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Polymorphic } from '../../styling/polymorphic.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { Spinner } from '../spinner/spinner.tsx';
import {
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
  pressable,
} from './button.styles.ts';

export interface ButtonOwnProps {
  /** The verb and its object: "Save changes". */
  children: ReactNode;
  /** One primary action per view. @default 'secondary' */
  variant?: ButtonVariant;
  /** 28, 32 or 40 px high; at least 44 where the pointer is coarse. @default 'base' */
  size?: ButtonSize;
  /** Shows a spinner in place of the label, keeps the width, ignores presses. @default false */
  isLoading?: boolean;
  /** Why the button cannot be pressed now. It stays focusable and says the reason. */
  disabledReason?: string | undefined;
  /** 16 px, before the label. */
  iconStart?: ReactNode;
  /** 16 px, after the label: where the press leads, such as an arrow. */
  iconEnd?: ReactNode;
  /** As wide as its place; a label that is longer takes a second line. @default false */
  isFullWidth?: boolean;
}

export type ButtonProps<As extends ElementType = 'button'> = ButtonOwnProps &
  Polymorphic<As, keyof ButtonOwnProps>;

/**
 * A verb. Renders a `<button type="button">`, or a link through `as`: `<Button as={Link} to="/image">`.
 * Unavailable for a reason: pass `disabledReason` instead of `disabled`, which takes the button from the keyboard.
 */
export function Button<As extends ElementType = 'button'>(props: ButtonProps<As>) {
  // Safe because a ButtonProps of any element has the own props, and the rest is handed through untouched.
  const { as, children, variant, size, isLoading, disabledReason, iconStart, iconEnd, isFullWidth, ...rest } =
    props as ButtonProps;
  const isInert = isLoading === true || disabledReason !== undefined;

  return (
    <Root
      as={as}
      type={as === undefined ? 'button' : undefined}
      $variant={variant ?? 'secondary'}
      $size={size ?? 'base'}
      $isFullWidth={isFullWidth === true}
      // Shown on hover, and by the naming rules the accessible description.
      title={disabledReason}
      {...rest}
      {...(isInert && { 'aria-disabled': true, onClick: ignorePress })}
      aria-busy={isLoading === true || undefined}
    >
      <Content>
        {iconStart}
        <span>{children}</span>
        {iconEnd}
      </Content>
      {isLoading === true && (
        <Busy>
          <Spinner />
        </Busy>
      )}
    </Root>
  );
}

function ignorePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $isFullWidth: boolean }>`
  ${pressable}
  ${({ $variant }) => buttonVariants[$variant]}
  ${({ $size }) => buttonSizes[$size]}
  /* A long label takes a second line: the width is the row's, not the label's. */
  ${({ $isFullWidth, $size }) =>
    $isFullWidth &&
    css`
      width: 100%;
      height: auto;
      min-height: ${token.control[$size]};
      padding-block: ${token.space[4]};
      white-space: normal;

      ${media.coarse} {
        min-height: ${token.control.touch};
      }
    `}

  /* Opacity, unlike visibility, leaves the label in the accessible name. */
  &[aria-busy='true'] > ${Content} {
    opacity: 0;
  }
`;
