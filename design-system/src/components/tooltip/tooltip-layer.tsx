import * as Radix from 'radix-ui/tooltip';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { floatingBox, popIn } from '../overlay/overlay.styles.ts';
import { useHint } from './use-hint.ts';

/**
 * Shows the `title` of whatever is hovered for 700 ms or focused as a tooltip, in place of the browser's own hint.
 * Once on a page. A title is a few words, and never the only place of something needed, since touch has no hover.
 */
export function TooltipLayer() {
  const hint = useHint();
  if (hint === null) return null;
  const { left, top, width, height } = hint.element.getBoundingClientRect();
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <Place aria-hidden style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal>
          <Content side="top" sideOffset={6} collisionPadding={8}>
            {hint.text}
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Where the element is: the tooltip hangs on it, and no event does. */
const Place = styled.span`
  position: fixed;
  pointer-events: none;
`;

const Content = styled(Radix.Content)`
  ${floatingBox}
  ${popIn}
  z-index: ${token.layer.tooltip};
  max-width: 280px;
  padding: ${token.space[4]} ${token.space[8]};
  border-radius: ${token.radius.control};
  font: ${token.type.caption};
  pointer-events: none;
  transform-origin: var(--radix-tooltip-content-transform-origin);
`;
