import type { BuildInfo } from '@aic/contract/schemas';
import { type PlacedFill, type SlotName, SLOTS } from '@aic/contract/slots';
import type { SlotChoice } from './slots.repo.ts';

type Fills = NonNullable<BuildInfo['fills']>;

/** What one tool puts into pages of others, in the order of the admins and without what they have switched off. */
export function placeFills(
  name: string,
  fills: Fills,
  choices: readonly SlotChoice[],
): { [Slot in SlotName]?: PlacedFill } {
  return Object.fromEntries(
    SLOTS.flatMap((slot) => {
      const fill = fills[slot];
      const choice = choiceOf(choices, slot, name);
      if (fill === undefined || choice?.isOn === false) return [];
      return [[slot, { ...fill, ...(choice && { position: choice.position }) }]];
    }),
  );
}

/** What an admin has decided of it; undefined: nothing so far. */
export const choiceOf = (
  choices: readonly SlotChoice[],
  slot: SlotName,
  name: string,
): SlotChoice | undefined => choices.find((choice) => choice.slot === slot && choice.name === name);
