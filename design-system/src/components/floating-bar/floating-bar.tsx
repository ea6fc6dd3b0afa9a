import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface FloatingBarProps extends RootProps<'div'> {
  /** What it is about: "3 selected". It is said to screen readers when it changes. */
  message: ReactNode;
  /** Before the message: how the bar is closed. */
  start?: ReactNode;
  /** Its controls. */
  children?: ReactNode;
}

/** Stays above the lower edge of the screen while something is selected, or can be undone. */
export function FloatingBar({ message, start, children, ...rest }: FloatingBarProps) {
  return (
    <Root {...rest}>
      <Start>
        {start}
        <span role="status">{message}</span>
      </Start>
      <Controls>{children}</Controls>
    </Root>
  );
}

/** Where floating bars stand, the newest below: above the tools' links of a phone. */
export const FloatingBars = styled.div`
  position: fixed;
  inset: auto 0 calc(var(--aic-dock-height, 0px) + ${token.space[16]});
  z-index: ${token.layer.composer};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[8]};
  padding-inline: ${token.space[8]};
  pointer-events: none;
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[4]} ${token.space[12]};
  max-width: 100%;
  padding: ${token.space[8]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.panel};
  background: ${token.color.overlay};
  box-shadow: ${token.shadow.floating};
  color: ${token.color.fg};
  font: ${token.type.ui};
  pointer-events: auto;
  transition:
    opacity ${token.duration.popover} ${token.easing.enter},
    transform ${token.duration.popover} ${token.easing.enter};

  @starting-style {
    opacity: 0;
    transform: translateY(8px);
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;

const Start = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[4]};
`;
