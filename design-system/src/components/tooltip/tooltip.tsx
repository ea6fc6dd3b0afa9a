import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { floatingBox, popIn } from '../overlay/overlay.styles.ts';

/** Rule 9.tooltip. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/**
 * Once around a tool: within 300 ms of leaving one tooltip, the next opens at once.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  /** A few words; never the only place of something needed, since touch has no hover. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
  /** @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A hint on hover (after 700 ms) or focus (at once). Needs a `TooltipProvider` above. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      {/* The empty title mutes an IconButton's native hint, which would double this one. */}
      <Radix.Trigger asChild title="">
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Content side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Content = styled(Radix.Content)`
  ${floatingBox}
  ${popIn}
  z-index: ${token.layer.tooltip};
  max-width: 280px;
  padding: ${token.space[4]} ${token.space[8]};
  border-radius: ${token.radius.control};
  font: ${token.type.caption};
  transform-origin: var(--radix-tooltip-content-transform-origin);
`;
