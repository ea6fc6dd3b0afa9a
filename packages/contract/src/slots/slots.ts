import type { Medium } from '../hand-off/tool-use.ts';

/**
 * Places in pages of others that a tool can fill. `item-action`: in the menu of a finished item; `library-panel`: at
 * the library's side; `account-card`: on the account's page; `composer-line`: below the prompt of a kind; `command`: in
 * the palette.
 */
export const SLOTS = ['item-action', 'library-panel', 'account-card', 'composer-line', 'command'] as const;
export type SlotName = (typeof SLOTS)[number];

/** What a tool says of what it puts into a slot: its `rspack.config.ts` says it, and the registry hands it on. */
export interface SlotFill {
  /** What a press does, or what is to be seen: `Make a poster`. Plain text of at most 40 characters. */
  label: string;
  /** Of items and composers of these media alone. @default of all */
  of?: readonly Medium[] | undefined;
}

/** At most one for each slot. */
export type SlotFills = { readonly [Slot in SlotName]?: SlotFill | undefined };

/** As an admin has it: a slot's fills are in this order, those without a number after the others. */
export interface PlacedFill extends SlotFill {
  position?: number;
}
