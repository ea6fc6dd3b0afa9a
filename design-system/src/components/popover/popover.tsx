import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { floatingBox, popIn } from '../overlay/overlay.styles.ts';

export interface PopoverProps extends RootProps<'div'> {
  /** Names the panel for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** The panel. The focus goes into it, and back to the trigger when it closes. */
  children: ReactNode;
  /** Where it aligns with its trigger. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** For a panel whose file came with the press on its button. @default false */
  isInitiallyOpen?: boolean;
}

/** A small panel of controls beside its button, such as more settings. Not modal: the page stays usable. */
export function Popover(props: PopoverProps) {
  const { label, trigger, children, align = 'start', isInitiallyOpen = false, ...rest } = props;
  return (
    <Radix.Root defaultOpen={isInitiallyOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content aria-label={label} {...rest} align={align} sideOffset={6} collisionPadding={10}>
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Content = styled(Radix.Content)`
  ${floatingBox}
  ${popIn}
  z-index: ${token.layer.overlay};
  width: min(320px, calc(100vw - 20px));
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  padding: ${token.space[16]};
  transform-origin: var(--radix-popover-content-transform-origin);
`;
