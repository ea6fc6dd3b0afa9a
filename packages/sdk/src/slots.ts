/** Places in pages of others (`SLOTS`), for who has one and for who fills one. Not shared in the page. */
export { type SlotFill, type SlotFills, SLOTS, type SlotName } from '@aic/contract/slots';
export type { Slots } from './contract/fills.ts';
export type { PanelName, SlotGiven } from './contract/slots.ts';
export { defineSlots, type SlotViews } from './slots/define-slots.tsx';
export { Slot, type SlotProps } from './slots/slot.tsx';
