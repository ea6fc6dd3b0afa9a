import { Styles } from '@aic/sdk/host';
import type { SlotName } from '@aic/sdk/slots';
import { createRoot } from 'react-dom/client';
import { Fills, type FillsProps } from './fill.tsx';

export interface ShownFills<Slot extends SlotName> {
  render(props: FillsProps<Slot>): void;
  unmount(): void;
}

/** A root of the shell inside of another tool's page. */
export function showFills<Slot extends SlotName>(element: HTMLElement): ShownFills<Slot> {
  const root = createRoot(element);
  return {
    render: (props) =>
      root.render(
        <Styles>
          <Fills {...props} />
        </Styles>,
      ),
    // Its place may go while React renders what it stands in.
    unmount: () => queueMicrotask(() => root.unmount()),
  };
}
