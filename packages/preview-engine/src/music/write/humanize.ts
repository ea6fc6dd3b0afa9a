import type { Random } from '../../maths/random.ts';
import type { Score } from '../score/score.ts';

/** Moves times and strengths a little off the grid, as players do; the notes of a chord stay together. */
export function humanize(score: Score, random: Random, options: { looseness: number; tempo: number }): void {
  const strayBeats = (options.looseness * options.tempo) / 60;
  for (const part of score.parts) {
    // A player who is a little late is always a little late.
    const lean = part.role === 'bass' ? 0.15 : part.role === 'lead' ? 0.3 : 0;
    const strays = new Map<number, number>();
    for (const note of part.notes) {
      const key = Math.round(note.at * 48);
      const stray = strays.get(key) ?? (random.bell() * 0.5 + lean) * strayBeats;
      strays.set(key, stray);
      note.at = Math.max(0, note.at + stray);
      note.velocity *= 1 + random.bell() * 0.035;
    }
  }
  for (const hit of score.hits) {
    const share = hit.drum === 'kick' ? 0.15 : 0.4;
    hit.at = Math.max(0, hit.at + random.bell() * strayBeats * share);
  }
}
