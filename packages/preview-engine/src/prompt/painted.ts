import type { Token } from './read-words.ts';
import type { WeighedMeaning } from './scene-lexicon.ts';
import type { ComposerId, Scene, SceneElement } from './scene.ts';
import { foldPlural, termsOf, valuesOf } from './terms.ts';

const STANDING: readonly SceneElement[] = ['lighthouse', 'palm', 'cabin', 'deer', 'fox', 'cat', 'people'];
const ON_LAND: readonly SceneElement[] = [...STANDING, 'cactus', 'balloon', 'birds'];

/** What each composer shows of what is named. A test paints each of them, as a picture and as a film. */
export const PAINTED: Readonly<Record<ComposerId, readonly SceneElement[]>> = {
  landscape: [...ON_LAND, 'sun', 'moon', 'stars', 'clouds', 'mountains', 'trees', 'river'],
  seascape: [...STANDING, 'sun', 'moon', 'stars', 'clouds', 'boat', 'birds', 'rocks'],
  city: ['sun', 'moon', 'stars', 'clouds', 'river', 'neon'],
  'night-sky': [...ON_LAND, 'moon', 'stars', 'mountains', 'trees', 'aurora'],
  forest: [...ON_LAND, 'trees'],
  desert: [...ON_LAND, 'sun', 'moon', 'stars'],
  flow: [],
  poster: [],
  portrait: [],
  'still-life': ['flowers'],
};

/** What a composer shows whatever the prompt forbids. */
const ALWAYS: Readonly<Partial<Record<ComposerId, readonly SceneElement[]>>> = {
  landscape: ['mountains'],
  city: ['river'],
  'night-sky': ['mountains'],
  forest: ['trees'],
  'still-life': ['flowers'],
};

/** No weather and no sky. */
export const INDOORS: ReadonlySet<ComposerId> = new Set(['flow', 'poster', 'portrait', 'still-life']);
/** There is one of each in a picture, whatever the number that is asked for. */
const SINGLE: ReadonlySet<SceneElement> = new Set(['lighthouse', 'cabin', 'deer', 'fox', 'cat', 'people']);
/** There are many of each, never one. */
const MANY: ReadonlySet<string> = new Set(
  termsOf('trees spruces buildings skyscrapers towers birds seagulls gulls flowers stars'),
);

/** Whether the scene shows what a term asks for, or goes without it as asked. */
export function isPainted(token: Token<WeighedMeaning>, scene: Scene): boolean {
  const { meanings, isForbidden } = token;
  const elements = valuesOf(meanings, 'element');
  if (isForbidden) return !meanings.some((one) => isThere(one, scene));
  const isPlural = foldPlural(token.text.toLowerCase()) !== token.text.toLowerCase();
  if (MANY.has(token.term) && !isPlural) return false;
  if (isPlural && elements.some((one) => SINGLE.has(one))) return false;
  if (elements.length > 0 && !elements.every((one) => isShown(one, scene))) return false;
  return elements.length > 0
    ? meanings.every((one) => isLit(one, scene))
    : meanings.every((one) => isIn(one, scene));
}

/** Of what is to be left out: whether the scene has it all the same. */
function isThere(meaning: WeighedMeaning, scene: Scene): boolean {
  switch (meaning.facet) {
    case 'element':
      return ALWAYS[scene.composer]?.includes(meaning.value) === true;
    case 'composer':
    case 'time':
    case 'tone':
    case 'hue':
      return isIn(meaning, scene);
    case 'weather':
      return scene.weather === meaning.value && scene.weather !== 'clear' && !INDOORS.has(scene.composer);
    case 'mood':
      return scene.mood === meaning.value;
    case 'likely-composer':
    case 'likely-time':
      return false;
    default:
      return meaning satisfies never;
  }
}

function isShown(element: SceneElement, { composer, time, weather, without }: Scene): boolean {
  if (without.has(element) || !PAINTED[composer].includes(element)) return false;
  switch (element) {
    case 'sun':
      return time !== 'night' && (time !== 'dusk' || composer === 'city');
    case 'moon':
      return time === 'night' || (time === 'dusk' && composer !== 'city');
    case 'stars':
      return composer === 'night-sky' || (weather !== 'storm' && weather !== 'rain');
    default:
      return true;
  }
}

/** The hour and the weather of a term that names a thing too; which composer shows it does not matter. */
function isLit(meaning: WeighedMeaning, scene: Scene): boolean {
  return meaning.facet === 'composer' || meaning.facet === 'likely-composer' || isIn(meaning, scene);
}

function isIn({ facet, value }: WeighedMeaning, scene: Scene): boolean {
  switch (facet) {
    case 'composer':
      return scene.composer === value;
    case 'likely-composer':
      return !INDOORS.has(scene.composer);
    case 'time':
      return scene.time === value;
    case 'weather':
      return scene.weather === value && !INDOORS.has(scene.composer);
    case 'tone':
      return scene.tint.tone === value;
    case 'hue':
      return scene.tint.hues.includes(value);
    // An hour that is only likely is no promise, and a mood is in the colours or praise.
    case 'likely-time':
    case 'mood':
    case 'element':
      return true;
    default:
      return facet satisfies never;
  }
}
