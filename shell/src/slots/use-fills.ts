import type { SlotGiven } from '@aic/sdk';
import type { SlotName } from '@aic/sdk/slots';
import { useSyncExternalStore } from 'react';
import { useServices } from '../core/services-context.tsx';
import { fillsOf, type OfferedFill } from '../remotes/fills/fills-of.ts';

/** What the tools have for a slot now. */
export function useFills<Slot extends SlotName>(slot: Slot, given: Partial<SlotGiven[Slot]>): OfferedFill[] {
  const { onRegistry, registry } = useServices();
  return fillsOf(slot, given, useSyncExternalStore(onRegistry, registry, registry).remotes);
}
