import type { Random } from '../../maths/random.ts';
import type { Meter } from '../prompt/music-brief.ts';
import { readSteps, type Step } from './steps.ts';

/** A bar's worth of melody that is recognised when it comes back: its rhythm, and how it moves. */
export interface Motif {
  steps: readonly Step[];
  /** Scale steps over the bar's anchor, one per onset. */
  contour: readonly number[];
}

/** What a melody is made of: an idea, its response, and two ways to end. */
export interface Theme {
  idea: Motif;
  answer: Motif;
  openEnd: Motif;
  closedEnd: Motif;
}

interface ThemeVocabulary {
  /** Rhythms of a bar, as `readSteps` reads them. */
  rhythms: readonly [string, ...string[]];
  ends: readonly [string, ...string[]];
  /** Scale steps a bar spans at most. */
  span: number;
}

export function createTheme(vocabulary: ThemeVocabulary, meter: Meter, random: Random): Theme {
  const { rhythms, ends, span } = vocabulary;
  const idea = random.pick(rhythms);
  const others = rhythms.filter((rhythm) => rhythm !== idea);
  const [first = idea, ...rest] = others;
  const motif = (rhythm: string): Motif => createMotif(rhythm, span, meter, random);
  return {
    idea: motif(idea),
    answer: motif(random.pick([first, ...rest])),
    openEnd: motif(random.pick(ends)),
    closedEnd: { ...motif(random.pick(ends)) },
  };
}

function createMotif(rhythm: string, span: number, meter: Meter, random: Random): Motif {
  const steps = readSteps(rhythm, meter)[0] ?? [];
  const height = random.between(0.6, 1) * span;
  const shape = random.pick(SHAPES);
  const contour = steps.map((_, index) => {
    const place = steps.length < 2 ? 0 : index / (steps.length - 1);
    const strays = index > 0 && random.chance(0.22) ? random.pick([-1, 1]) : 0;
    return Math.round(shape(place) * height) + strays;
  });
  return { steps, contour };
}

/** Outlines of a bar over its place 0..1, -1..1 high. */
const SHAPES: readonly [(place: number) => number, ...((place: number) => number)[]] = [
  (place) => Math.sin(Math.PI * place),
  (place) => place,
  (place) => 0.8 - place,
  (place) => Math.sin(2 * Math.PI * place) * 0.7,
  (place) => -Math.sin(Math.PI * place) * 0.7,
  (place) => (place < 0.55 ? 0 : (place - 0.5) * 1.6),
];
