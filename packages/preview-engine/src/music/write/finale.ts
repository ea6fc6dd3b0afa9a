import type { Plan } from '../plan/plan.ts';
import type { Note, Part, Score } from '../score/score.ts';
import { nearestPitch } from '../theory/key.ts';

/** The colour of the last chord, e.g. bells, runs upwards through it. */
const RUN_STEP_BEATS = 0.5;

/** Ends the piece: everyone falls into the closing chord and lets it ring. */
export function writeFinale(plan: Plan, score: Score): void {
  const { finale, sections } = plan;
  const lastSection = sections.at(-1);
  const energy = lastSection?.energy ?? 0.5;
  for (const part of score.parts) {
    const last = part.notes.toSorted((one, other) => one.at - other.at).at(-1);
    // A part that fell silent long before the end stays silent.
    if (!last || !lastSection || last.at < lastSection.at) continue;
    for (const note of part.notes) note.beats = Math.min(note.beats, Math.max(0.1, finale.at - note.at));
    part.notes.push(...closingNotes(plan, part, last));
  }
  if (score.hits.some(({ at }) => at >= (lastSection?.at ?? 0))) {
    const isSoft = energy < 0.45 || score.kit === 'jazz' || score.kit === 'folk';
    score.hits.push({ at: finale.at, drum: 'kick', velocity: isSoft ? 0.5 : 0.85 });
    score.hits.push({ at: finale.at, drum: isSoft ? 'ride' : 'crash', velocity: isSoft ? 0.6 : 0.85 });
  }
}

function closingNotes({ finale, key }: Plan, part: Part, last: Note): Note[] {
  const { at, beats, chord } = finale;
  const velocity = Math.min(0.85, last.velocity);
  const chordNotes = (): Note[] => {
    const together = part.notes.filter((note) => Math.abs(note.at - last.at) < 0.2);
    const centre = together.reduce((sum, { pitch }) => sum + pitch, 0) / Math.max(1, together.length);
    const pitches = new Set(chord.tones.slice(0, 4).map((tone) => nearestPitch(tone, centre)));
    return [...pitches]
      .toSorted((one, other) => one - other)
      .map((pitch, index) => ({ at: at + index * 0.02, beats: beats - index * 0.02, pitch, velocity }));
  };
  switch (part.role) {
    case 'lead':
      return [
        {
          at,
          beats,
          pitch: nearestPitch(chord.tones.includes(key.tonic) ? key.tonic : chord.root, last.pitch),
          velocity,
        },
      ];
    case 'bass': {
      const lowest = Math.min(...part.notes.map(({ pitch }) => pitch));
      return [{ at, beats, pitch: nearestPitch(chord.root, lowest + 5), velocity }];
    }
    case 'chords':
    case 'pad':
      return chordNotes();
    case 'colour':
      return [0, 1, 2, 3]
        .filter((step) => step * RUN_STEP_BEATS < beats - 1)
        .map((step) => ({
          at: at + step * RUN_STEP_BEATS,
          beats: beats - step * RUN_STEP_BEATS,
          pitch: nearestPitch(chord.tones[step % 3] ?? chord.root, 67) + 12 * Math.floor(step / 3),
          velocity: velocity * (1 - step * 0.12),
        }));
    default:
      return part.role satisfies never;
  }
}
