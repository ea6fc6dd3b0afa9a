import type { MountedFill, Registry, ShellSlots, SlotGiven } from '@aic/sdk';
import { loadTwice } from '@aic/sdk/host';
import type { PanelName } from '@aic/sdk/slots';
import { fillsOf } from './fills-of.ts';
import type { FillHost } from './open-fill.ts';
import type { ShownFills } from './show-fills.tsx';

export interface SlotsOptions extends FillHost {
  registry(): Registry;
  /** @returns unsubscribe */
  onRegistry(listener: () => void): () => void;
}

const loadFills = () => import(/* webpackChunkName: "slots" */ './show-fills.tsx');

/** Places in pages of tools that other tools fill. */
export function createSlots({ registry, onRegistry, ...host }: SlotsOptions): ShellSlots {
  const fillsNow = <Slot extends PanelName>(slot: Slot, given: SlotGiven[Slot]) =>
    fillsOf(slot, given, registry().remotes);

  function show<Slot extends PanelName>(
    slot: Slot,
    element: HTMLElement,
    first: SlotGiven[Slot],
  ): MountedFill<Slot> {
    let given = first;
    let isOver = false;
    let shown: ShownFills<Slot> | undefined;
    const render = (): void => shown?.render({ slot, given, host, fills: fillsNow(slot, given) });
    const begin = async (): Promise<void> => {
      const { showFills } = await loadTwice(loadFills);
      if (isOver) return;
      shown = showFills(element);
      render();
    };
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin().catch((error: unknown) => host.shell().telemetry.report(error, { phase: 'slot', slot }));
    });
    observer.observe(element);
    const stop = onRegistry(render);
    return {
      update(next) {
        given = next;
        render();
      },
      unmount() {
        isOver = true;
        observer.disconnect();
        stop();
        shown?.unmount();
      },
    };
  }

  return { has: (slot, given) => fillsNow(slot, given).length > 0, onChange: onRegistry, show };
}
