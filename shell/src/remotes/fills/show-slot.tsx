import type { MountedFill, Registry, SlotGiven } from '@aic/sdk';
import { Styles } from '@aic/sdk/host';
import type { PanelName } from '@aic/sdk/slots';
import { createRoot, type Root } from 'react-dom/client';
import { Fills } from './fill.tsx';
import { fillsOf } from './fills-of.ts';
import type { FillHost } from './open-fill.ts';

export interface SlotsOptions extends FillHost {
  registry(): Registry;
  /** @returns unsubscribe */
  onRegistry(listener: () => void): () => void;
}

/** A root of the shell inside of another tool's page, from the moment that its place is in sight. */
export function showSlot<Slot extends PanelName>(
  slot: Slot,
  element: HTMLElement,
  first: SlotGiven[Slot],
  { registry, onRegistry, ...host }: SlotsOptions,
): MountedFill<Slot> {
  let given = first;
  let root: Root | undefined;
  const render = (): void =>
    root?.render(
      <Styles>
        <Fills slot={slot} given={given} host={host} fills={fillsOf(slot, given, registry().remotes)} />
      </Styles>,
    );
  const observer = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    root = createRoot(element);
    render();
  });
  observer.observe(element);
  const stop = onRegistry(render);
  return {
    update(next) {
      given = next;
      render();
    },
    unmount() {
      observer.disconnect();
      stop();
      // Its place may go while React renders what it stands in.
      queueMicrotask(() => root?.unmount());
    },
  };
}
