import type { Random } from '../../maths/random.ts';
import type { Plan, Section } from '../plan/plan.ts';
import type { DrumId, Hit } from '../score/score.ts';
import { barOf, readSteps } from './steps.ts';

/** A rhythm per drum, as `readSteps` reads it. */
export type Groove = Readonly<Partial<Record<DrumId, string>>>;

interface DrumOptions {
  groove: Groove;
  /** Takes over in the second half of the section's last bar. */
  fill?: Groove | null;
  /** Marks the section's first beat. */
  opening?: DrumId | null;
  velocity?: number;
}

export function writeDrums(plan: Plan, section: Section, options: DrumOptions, random: Random): Hit[] {
  const { groove, fill = null, opening = null, velocity = 0.8 } = options;
  const hits: Hit[] = [];
  const loudness = velocity * (0.85 + 0.2 * section.energy);
  const end = section.at + section.beats;
  // A fill is the last half of a bar.
  const fillAt = fill ? end - plan.beatsPerBar / 2 : end;
  const add = (written: Groove, from: number, to: number): void => {
    for (const [drum, pattern] of entriesOf(written)) {
      const bars = readSteps(pattern, plan.meter);
      for (let bar = 0; bar < section.bars; bar += 1) {
        for (const step of barOf(bars, bar)) {
          const at = section.at + bar * plan.beatsPerBar + step.at;
          if (at < from - 1e-6 || at >= to - 1e-6) continue;
          hits.push({
            at,
            drum,
            velocity: Math.min(1, loudness * step.velocity * random.between(0.92, 1.06)),
          });
        }
      }
    }
  };
  add(groove, section.at, fillAt);
  if (fill) add(fill, fillAt, end);
  if (opening) hits.push({ at: section.at, drum: opening, velocity: loudness * 0.9 });
  return hits;
}

function entriesOf(groove: Groove): [DrumId, string][] {
  // Safe because a groove's own keys are drums, and none is undefined.
  return Object.entries(groove) as [DrumId, string][];
}

/** Written as whole bars; only their second half is played. */
export const FILLS: Readonly<Record<'snare' | 'toms' | 'short' | 'roll' | 'brush', Groove>> = {
  snare: { snare: '........x.xxX.xX', kick: '........x.......' },
  toms: {
    snare: '........xx......',
    'high-tom': '..........xx....',
    'low-tom': '............xxX.',
    kick: '........x...x...',
  },
  short: { snare: '............x.xX', kick: '........x.x.....', 'closed-hat': '........x.x.....' },
  roll: { snare: '........ooxxxxXX', kick: '........x.......' },
  brush: { 'brush-tap': '........x.ox.oxX', ride: '........x...x...' },
};
