import type { Meter } from '../prompt/music-brief.ts';
import type { Score } from '../score/score.ts';
import type { Mode } from '../theory/key.ts';
import type { Swing } from './clock.ts';
import type { Form } from './fit-form.ts';
import type { Plan, SectionKind } from './plan.ts';

type Choices = readonly [string, ...string[]];

/** Progressions as `harmonize` reads them; `other` serves every section that has none of its own. */
export type Progressions = Readonly<Partial<Record<SectionKind, Choices>> & { other: Choices }>;

/** What makes a genre itself. */
export interface Style {
  /** Beats per minute, from slow to fast. */
  tempo: readonly [slow: number, fast: number];
  meters: readonly [Meter, ...Meter[]];
  /** How often it is in minor when the prompt does not say. */
  minorChance: number;
  /** Pitch classes that suit its instruments. */
  tonics: readonly [number, ...number[]];
  swing: Swing | null;
  ritardandoBars: number;
  tailSeconds: { min: number; ideal: number };
  forms: readonly [Form, ...Form[]];
  progressions: Readonly<Record<Mode, Progressions>>;
  /** The last bar before the end, and the chord it falls into. */
  close: Readonly<Record<Mode, { cadence: string; final: string }>>;
  /** How far players stray from the grid, seconds. */
  looseness: number;
  /** Room and echo: seconds of reverb, beats between echoes. */
  space: { reverbSeconds: number; delayBeats: number };
  arrange(plan: Plan): Score;
}
