import { createRandom } from '../maths/random.ts';
import { SCENE_LEXICON, type WeighedMeaning } from './scene-lexicon.ts';
import { COMPOSER_IDS } from './scene.ts';
import type { ComposerId, Scene, TimeOfDay } from './scene.ts';
import { findMeanings, foldPlural, mostVoted, valuesOf } from './terms.ts';

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

/**
 * Reads a prompt's words into a scene. What the words leave open follows from the prompt as a whole, so that every
 * prompt, in any language, gives the same fitting scene each time.
 */
export function readScene(prompt: string): Scene {
  const words = prompt
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map(foldPlural);
  const { wanted, forbidden } = findMeanings(words, SCENE_LEXICON);
  const chance = createRandom(prompt.trim().toLowerCase());
  const without = new Set(valuesOf(forbidden, 'element'));
  const composer = chooseComposer(wanted) ?? chance.pick(COMPOSER_IDS);
  const [time] = [...valuesOf(wanted, 'time'), ...valuesOf(wanted, 'likely-time')];
  return {
    composer,
    time: time ?? (composer === 'night-sky' ? 'night' : chance.pick(DAY_HOURS)),
    weather: valuesOf(wanted, 'weather')[0] ?? 'clear',
    mood: valuesOf(wanted, 'mood')[0] ?? 'neutral',
    tint: {
      hues: [...new Set(valuesOf(wanted, 'hue'))],
      tone: valuesOf(wanted, 'tone')[0] ?? 'colour',
    },
    elements: new Set(valuesOf(wanted, 'element').filter((element) => !without.has(element))),
    without,
  };
}

/** The subject named most; at a tie the one named first. */
function chooseComposer(wanted: readonly WeighedMeaning[]): ComposerId | undefined {
  return mostVoted(
    wanted.flatMap((meaning): (readonly [ComposerId, number])[] => {
      if (meaning.facet === 'composer') return [[meaning.value, meaning.weight]];
      return meaning.facet === 'likely-composer' ? [[meaning.value, LIKELY_WEIGHT]] : [];
    }),
  );
}
