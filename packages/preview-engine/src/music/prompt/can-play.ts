import type { MusicGenre } from '@aic/contract';
import type { Family, MusicBrief } from './music-brief.ts';

/** What a genre has no seat for, whatever the prompt asks for. A test plays all the others. */
const UNHEARD: Readonly<Partial<Record<MusicGenre, readonly Family[]>>> = {
  classical: ['drums', 'bass'],
  // Its shortest form has none.
  folk: ['drums'],
  ambient: ['drums'],
};

/** They have the melody or nothing, and a piece has one. */
const LEAD_ONLY: ReadonlySet<Family> = new Set(['violin', 'flute', 'saxophone']);

/** Beside these the band is full. */
const SEATS_MAX: Readonly<Partial<Record<MusicGenre, number>>> = { ambient: 2 };
const USUAL_SEATS_MAX = 3;
const SEATLESS: ReadonlySet<Family> = new Set(['drums', 'vinyl']);

/** Those of the named instruments that a band of the genre has seats for, in their order. */
export function seatable(families: readonly Family[], genre: MusicGenre): Family[] {
  const lead = families.find((family) => LEAD_ONLY.has(family));
  const fitting = [...new Set(families)].filter((family) => family === lead || !LEAD_ONLY.has(family));
  const isSeated = (family: Family): boolean => !SEATLESS.has(family);
  const beyond = fitting.filter(isSeated)[SEATS_MAX[genre] ?? USUAL_SEATS_MAX];
  const full = beyond === undefined ? fitting.length : fitting.indexOf(beyond);
  return fitting.filter((family, index) => !isSeated(family) || index < full);
}

export const hasSeat = (family: Family, genre: MusicGenre): boolean =>
  UNHEARD[genre]?.includes(family) !== true;

/** Whether an instrument that is asked for is heard in the piece. */
export function canPlay(family: Family, { genre, solo }: MusicBrief): boolean {
  if (solo !== null) return family === solo || family === 'vinyl';
  return hasSeat(family, genre);
}
