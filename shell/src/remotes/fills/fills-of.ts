import { KINDS, knownTools, type Registry, type SlotGiven } from '@aic/sdk';
import type { SlotName } from '@aic/sdk/slots';

/** What one tool has for a slot. */
export interface OfferedFill {
  tool: string;
  label: string;
}

type Remotes = Registry['remotes'];

/** What the tools have for a slot that was given this, in the order that an admin has set, then of the navigation. */
export function fillsOf<Slot extends SlotName>(
  slot: Slot,
  given: Partial<SlotGiven[Slot]>,
  remotes: Remotes,
): OfferedFill[] {
  const medium = mediumOf(given);
  return knownTools(remotes)
    .flatMap(({ name }) => {
      const entry = remotes[name];
      const fill = entry?.killed === false ? entry.fills?.[slot] : undefined;
      // The loader looks at what it needs itself, and hands the rest on as it came.
      if (typeof fill?.label !== 'string') return [];
      if (fill.of !== undefined && medium !== null && !fill.of.includes(medium)) return [];
      return [{ tool: name, label: fill.label, position: fill.position ?? Number.MAX_SAFE_INTEGER }];
    })
    .toSorted((one, other) => one.position - other.position);
}

function mediumOf(given: { item?: { kind: keyof typeof KINDS }; kind?: keyof typeof KINDS }) {
  const kind = given.kind ?? given.item?.kind;
  return kind === undefined ? null : KINDS[kind].medium;
}
