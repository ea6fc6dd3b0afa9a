import type { Plan } from '../plan/plan.ts';
import type { Family, MusicBrief } from '../prompt/music-brief.ts';
import type { InstrumentId, Note, Part, Role } from '../score/score.ts';
import { FAMILY_OF, FALLBACKS, RANGES, ROLE_INSTRUMENTS } from './instrument-families.ts';

/** A seat in the band: its role, and its instrument unless the prompt says otherwise. */
interface Seat {
  role: Role;
  instrument: InstrumentId;
}

interface Band<Name extends string> {
  /** Gives notes to a seat; a seat that the prompt left empty takes none. */
  play(name: Name, notes: readonly Note[]): void;
  parts(): Part[];
}

type Mix = Pick<Part, 'pan' | 'reverb' | 'delay' | 'duck' | 'gain'>;

/** Instruments that can carry melody, chords and bass alone. */
const CAN_PLAY_ALONE: ReadonlySet<Family> = new Set([
  'piano',
  'electric-piano',
  'organ',
  'guitar',
  'harp',
  'strings',
  'synth',
  'vibraphone',
  'bells',
]);

/** Seats the band of the style, changed by the prompt: wanted instruments take a fitting seat, unwanted ones leave. */
export function seatBand<Name extends string>(
  plan: Plan,
  seats: Readonly<Record<Name, Seat & Mix>>,
): Band<Name> {
  // Safe because a Record's own keys are its key type.
  const names = Object.keys(seats) as Name[];
  const cast = castInstruments(
    plan.brief,
    names.map((name) => seats[name]),
  );
  const parts = new Map<Name, Part>();
  for (const [index, name] of names.entries()) {
    const instrument = cast[index];
    if (instrument) parts.set(name, { ...seats[name], instrument, notes: [] });
  }
  return {
    play: (name, notes) => {
      parts.get(name)?.notes.push(...notes.map((note) => ({ ...note })));
    },
    parts: () => {
      const played = [...parts.values()].filter(({ notes }) => notes.length > 0);
      return seatMissing(plan.brief, played).map(moveIntoRange);
    },
  };
}

function castInstruments(brief: MusicBrief, seats: readonly Seat[]): (InstrumentId | null)[] {
  const { solo, wanted, unwanted } = brief;
  if (solo) {
    return seats.map(({ role }) => {
      if (!CAN_PLAY_ALONE.has(solo)) return role === 'lead' ? (ROLE_INSTRUMENTS.lead[solo] ?? null) : null;
      if (role === 'pad' || role === 'colour') return null;
      return ROLE_INSTRUMENTS[role][solo] ?? ROLE_INSTRUMENTS.chords[solo] ?? null;
    });
  }
  const cast: (InstrumentId | null)[] = seats.map(({ instrument }) => instrument);
  const isTaken = seats.map(({ instrument }) => wanted.has(FAMILY_OF[instrument]));
  for (const family of choosiestFirst(wanted)) {
    if (cast.some((instrument) => instrument && FAMILY_OF[instrument] === family)) continue;
    const free = seats.findIndex(
      ({ role }, index) => !isTaken[index] && ROLE_INSTRUMENTS[role][family] !== undefined,
    );
    const seat = seats[free];
    if (!seat) continue;
    cast[free] = ROLE_INSTRUMENTS[seat.role][family] ?? null;
    isTaken[free] = true;
  }
  return cast.map((instrument, index) => {
    const seat = seats[index];
    if (!instrument || !seat || !unwanted.has(FAMILY_OF[instrument])) return instrument;
    return FALLBACKS[seat.role].find((other) => !unwanted.has(FAMILY_OF[other])) ?? null;
  });
}

const seatsOf = (family: Family): number =>
  Object.values(ROLE_INSTRUMENTS).filter((instruments) => instruments[family] !== undefined).length;

/** What fits one seat only is seated before what fits any. */
function choosiestFirst(wanted: ReadonlySet<Family>): Family[] {
  return [...wanted].toSorted((one, other) => seatsOf(one) - seatsOf(other));
}

/** Who fits more seats finds another, because its turn comes later. */
const isMovable = (seated: Family, family: Family, wanted: ReadonlySet<Family>): boolean =>
  !wanted.has(seated) || seatsOf(seated) > seatsOf(family);

/** A seat that this form gives nothing to play is no seat: what was wanted takes another. */
function seatMissing({ wanted, solo }: MusicBrief, played: Part[]): Part[] {
  for (const family of solo ? [] : choosiestFirst(wanted)) {
    if (played.some(({ instrument }) => FAMILY_OF[instrument] === family)) continue;
    const part = played.find(
      ({ role, instrument }) =>
        isMovable(FAMILY_OF[instrument], family, wanted) && ROLE_INSTRUMENTS[role][family] !== undefined,
    );
    if (part) part.instrument = ROLE_INSTRUMENTS[part.role][family] ?? part.instrument;
  }
  return played;
}

/** Moves a part by octaves until most of it lies where the instrument sounds best. */
function moveIntoRange(part: Part): Part {
  const [low, high] = RANGES[part.instrument];
  const pitches = part.notes.map(({ pitch }) => pitch).toSorted((one, other) => one - other);
  const median = pitches[Math.floor(pitches.length / 2)] ?? 60;
  let shift = 0;
  while (median + shift < low) shift += 12;
  while (median + shift > high) shift -= 12;
  for (const note of part.notes) note.pitch += shift;
  return part;
}
