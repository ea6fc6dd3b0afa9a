import type { ShellSlots } from '@aic/sdk';
import { loadTwice } from '@aic/sdk/host';
import type { SlotsOptions } from './show-slot.tsx';

const load = () => import(/* webpackChunkName: "slots" */ './show-slot.tsx');

/** Places in pages of tools that other tools fill. Who fills none loads none of it. */
export function createSlots(options: SlotsOptions): ShellSlots {
  return {
    has: (slot) =>
      Object.values(options.registry().remotes).some(({ killed, fills }) => !killed && fills?.[slot]),
    onChange: options.onRegistry,
    show(slot, element, given) {
      const shown = loadTwice(load).then(({ showSlot }) => showSlot(slot, element, given, options));
      shown.catch((error: unknown) => options.shell().telemetry.report(error, { phase: 'slot', slot }));
      const then = (act: (fills: Awaited<typeof shown>) => void): void =>
        void shown.then(act, () => undefined);
      return {
        update: (next) => then((fills) => fills.update(next)),
        unmount: () => then((fills) => fills.unmount()),
      };
    },
  };
}
