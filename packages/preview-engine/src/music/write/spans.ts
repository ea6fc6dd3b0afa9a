import type { ChordSpan, Section } from '../plan/plan.ts';

/** The chord that sounds at a beat of the section. */
export function spanAt(section: Section, beat: number): ChordSpan {
  const found = section.spans.findLast(({ at }) => at <= beat + 1e-6) ?? section.spans[0];
  if (!found) throw new Error(`The ${section.kind} has no chords.`);
  return found;
}

export function spanEnd({ at, beats }: ChordSpan): number {
  return at + beats;
}
