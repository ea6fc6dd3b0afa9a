import { createRandom } from '../random.ts';
import { foldPlural, LEXICON, type Meaning } from './lexicon.ts';
import { COMPOSER_IDS } from './scene.ts';
import type { ComposerId, Mood, Scene, SceneElement, TimeOfDay, Tint, Weather } from './scene.ts';

const TERM_WORDS_MAX = 3;
const NEGATIONS: ReadonlySet<string> = new Set(['no', 'without', 'not', 'minus', 'except']);
/** Words that may stand between a negation and what it forbids. */
const JOINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'any', 'or', 'and', 'nor']);
const DAY_HOURS: readonly [TimeOfDay, ...TimeOfDay[]] = [
  'dawn',
  'morning',
  'noon',
  'sunset',
  'sunset',
  'dusk',
];

/** More than a colour that is also a thing, less than any plain subject. */
const LIKELY_WEIGHT = 0.25;

/** What the reader found, wanted and forbidden apart, in the prompt's order. */
interface Findings {
  wanted: (Meaning & { weight: number })[];
  forbidden: Meaning[];
}

/**
 * Reads a prompt's words into a scene. What the words leave open follows from the prompt as a whole, so that every
 * prompt, in any language, gives the same fitting scene each time.
 */
export function readPrompt(prompt: string): Scene {
  const { wanted, forbidden } = find(prompt);
  const chance = createRandom(prompt.trim().toLowerCase());
  const one = <F extends Meaning['facet']>(facet: F) => first(wanted, facet);
  const elements = new Set(all(wanted, 'element'));
  const without = new Set(all(forbidden, 'element'));
  for (const element of without) elements.delete(element);
  const composer = chooseComposer(wanted) ?? chance.pick(COMPOSER_IDS);
  return {
    composer,
    time: one('time') ?? one('likely-time') ?? (composer === 'night-sky' ? 'night' : chance.pick(DAY_HOURS)),
    weather: one('weather') ?? 'clear',
    mood: one('mood') ?? 'neutral',
    tint: { hues: [...new Set(all(wanted, 'hue'))], tone: one('tone') ?? 'colour' },
    elements,
    without,
  };
}

function find(prompt: string): Findings {
  const words = prompt
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map(foldPlural);
  const findings: Findings = { wanted: [], forbidden: [] };
  let isForbidding = false;
  for (let index = 0; index < words.length;) {
    const { meanings, length } = longestTerm(words, index);
    const word = words[index] ?? '';
    if (NEGATIONS.has(word)) isForbidding = true;
    else if (meanings.length === 0 && !JOINERS.has(word)) isForbidding = false;
    if (isForbidding) findings.forbidden.push(...meanings);
    else findings.wanted.push(...weigh(meanings));
    index += length;
  }
  return findings;
}

function longestTerm(words: readonly string[], from: number) {
  for (let length = TERM_WORDS_MAX; length > 0; length -= 1) {
    const meanings = LEXICON.get(words.slice(from, from + length).join(' '));
    if (meanings) return { meanings, length };
  }
  return { meanings: [], length: 1 };
}

/** `orange` and `rose` are colours more often than still lifes. */
function weigh(meanings: readonly Meaning[]) {
  const isColour = meanings.some(({ facet }) => facet === 'hue');
  return meanings.map((meaning) => ({ ...meaning, weight: isColour ? 0.2 : 1 }));
}

/** The subject named most; at a tie the one named first. */
function chooseComposer(wanted: Findings['wanted']): ComposerId | undefined {
  const votes = new Map<ComposerId, number>();
  for (const meaning of wanted) {
    if (meaning.facet !== 'composer' && meaning.facet !== 'likely-composer') continue;
    const weight = meaning.facet === 'composer' ? meaning.weight : LIKELY_WEIGHT;
    votes.set(meaning.value, (votes.get(meaning.value) ?? 0) + weight);
  }
  return [...votes].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

interface Values {
  composer: ComposerId;
  'likely-composer': ComposerId;
  time: TimeOfDay;
  'likely-time': TimeOfDay;
  weather: Weather;
  mood: Mood;
  hue: number;
  tone: Tint['tone'];
  element: SceneElement;
}

function all<F extends Meaning['facet']>(meanings: readonly Meaning[], facet: F): Values[F][] {
  // Safe because a meaning's facet decides the type of its value, as `Values` says.
  return meanings.filter((meaning) => meaning.facet === facet).map(({ value }) => value as Values[F]);
}

function first<F extends Meaning['facet']>(meanings: readonly Meaning[], facet: F): Values[F] | undefined {
  return all(meanings, facet)[0];
}
