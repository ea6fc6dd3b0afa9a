import type { SlotName } from '@aic/contract/slots';
import { defineTool } from '@aic/sdk';
import { type ComponentType, useSyncExternalStore } from 'react';
import type { FillContext, Slots } from '../contract/fills.ts';
import type { MountedFill, SlotGiven } from '../contract/slots.ts';

/** A component for each slot that `rspack.config.ts` says is filled. */
export type SlotViews = { readonly [Slot in SlotName]?: ComponentType<SlotGiven[Slot]> };

/**
 * Declares what a tool puts into pages of others, in `src/slots.tsx`. Each view has the providers of a tool, a root of
 * its own, and is rendered again when what it was given changes.
 *
 * @example export default defineSlots({ 'item-action': ({ item, close }) => <Poster item={item} onDone={close} /> });
 */
export function defineSlots(views: SlotViews): Slots {
  return {
    mount(slot, context) {
      // Safe because a key of the views has a view of its own slot; TypeScript joins their properties.
      const View = views[slot] as ComponentType<SlotGiven[typeof slot]> | undefined;
      if (View === undefined) throw new Error(`src/slots.tsx has no view for "${slot}".`);
      return mountView(slot, View, context);
    },
  };
}

function mountView<Slot extends SlotName>(
  slot: Slot,
  View: ComponentType<SlotGiven[Slot]>,
  { given, ...context }: FillContext<Slot>,
): MountedFill<Slot> {
  let current = given;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Given() {
    return <View {...useSyncExternalStore(subscribe, () => current)} />;
  }
  const { unmount } = defineTool({ name: slot, render: () => <Given /> }).mount(context);
  return {
    update(next) {
      current = next;
      listeners.forEach((listener) => listener());
    },
    unmount,
  };
}
