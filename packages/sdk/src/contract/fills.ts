import type { SlotName } from '@aic/contract/slots';
import type { MountedFill, SlotGiven } from './slots.ts';
import type { ToolContext } from './tool.ts';

export interface FillContext<Slot extends SlotName> extends Omit<ToolContext, 'onTakenOver'> {
  given: SlotGiven[Slot];
}

/** What a remote exposes as the default export of `./slots`. */
export interface Slots {
  /** @throws Error where it has nothing for the slot */
  mount<Slot extends SlotName>(slot: Slot, context: FillContext<Slot>): MountedFill<Slot>;
}
