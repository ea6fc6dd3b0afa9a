import { createRandom } from '../maths/random.ts';
import { toReading, type Promised, type Reading } from '../reading/reading.ts';
import { isPainted, PAINTED } from './painted.ts';
import { headsOf, meaningsOf, phrasesOf, readWords, type Token } from './read-words.ts';
import { SCENE_LEXICON, type WeighedMeaning } from './scene-lexicon.ts';
import { COMPOSER_IDS, type ComposerId, type Scene, type TimeOfDay } from './scene.ts';
import { byVotes, valuesOf } from './terms.ts';

const DAY_HOURS: readonly TimeOfDay[] = ['dawn', 'morning', 'noon', 'sunset', 'sunset', 'dusk'];

/** More than a colour that is also a thing, less than any plain subject. */
const LIKELY_WEIGHT = 0.25;
/** Of a composer that shows an element, for a prompt that names no place. */
const ABLE_WEIGHT = 0.01;
/** A palette has room for so many. */
const HUES_MAX = 3;
/** What is taken of a reference picture: its things are not recognised. */
const REFERENCE = 'colours and light of your picture';
/** What is made of words that name no subject, when the user agrees. */
const ABSTRACT = 'an abstract picture';

export interface SceneReading {
  scene: Scene;
  reading: Reading;
  /** What the picture must show, as elements. */
  promised: readonly Promised[];
  /** A thing or a place is named, and shown. */
  hasSubject: boolean;
}

interface ReadOptions {
  /** What is to be left out, in words: as if each stood in the prompt behind a "no". */
  exclude?: string | undefined;
  /** The picture takes on the colours of another one. */
  hasReference?: boolean;
  fillers?: ReadonlySet<string>;
}

/** The scene alone, for what needs no more of it. */
export const readScene = (prompt: string, exclude = ''): Scene => readPicture(prompt, { exclude }).scene;

/**
 * Reads a prompt's words into a scene, and into what can be said of it before it is painted: both from the same words
 * and tables.
 */
export function readPicture(
  prompt: string,
  { exclude = '', hasReference = false, fillers }: ReadOptions = {},
): SceneReading {
  const tokens = [...readWords(prompt, SCENE_LEXICON, fillers), ...readExcluded(exclude)];
  const heads = headsOf(tokens, isSubject);
  const keeps = (scene: Scene) => (token: Token<WeighedMeaning>) =>
    token.role === 'term' && isPainted(token, scene);
  const scene = fittingScene(prompt, tokens, (one) => {
    const isKept = keeps(one);
    return 100 * heads.filter(isKept).length + tokens.filter(isKept).length;
  });
  const isKept = keeps(scene);
  const understood = tokens.filter(isKept);
  const named = understood.filter((token) => !token.isForbidden);
  const hasSubject = named.some(isSubject);
  // Where something is known it decides, and what is not is left out and named.
  const isKnown = hasSubject || (understood.length > 0 && heads.every(isKept));
  return {
    scene: isKnown ? scene : { ...scene, composer: 'flow', elements: new Set() },
    reading: toReading(
      [...understood.map(wordsOf), ...(hasReference ? [REFERENCE] : [])],
      phrasesOf(tokens.map(asForbidden), (token) => !isKept(token) && isContent(token)),
      isKnown,
      ABSTRACT,
    ),
    promised: named.flatMap(({ text, meanings }) =>
      valuesOf(meanings, 'element').map((key) => ({ text, key })),
    ),
    hasSubject,
  };
}

/** Words that are no term are left out by all that the engine paints. */
function readExcluded(exclude: string): Token<WeighedMeaning>[] {
  return readWords(exclude, SCENE_LEXICON)
    .filter(({ role }) => role === 'term')
    .map((token) => ({ ...token, isForbidden: true }));
}

/** "No mountains" is what cannot be done, not "mountains". */
function asForbidden(token: Token<WeighedMeaning>): Token<WeighedMeaning> {
  return token.isForbidden && token.role === 'term' ? { ...token, text: `no ${token.text}` } : token;
}

/** The scene that shows most of what is named; at a tie of the subject that is named most, and then first. */
function fittingScene(
  prompt: string,
  tokens: readonly Token<WeighedMeaning>[],
  scoreOf: (scene: Scene) => number,
): Scene {
  const wanted = wantedOf(tokens);
  const votes = wanted.flatMap((meaning): (readonly [ComposerId, number])[] => {
    if (meaning.facet === 'composer') return [[meaning.value, meaning.weight]];
    if (meaning.facet === 'likely-composer') return [[meaning.value, LIKELY_WEIGHT]];
    if (meaning.facet !== 'element') return [];
    return COMPOSER_IDS.filter((one) => PAINTED[one].includes(meaning.value)).map((one) => [
      one,
      ABLE_WEIGHT,
    ]);
  });
  const composer = wanted.length > 0 ? 'landscape' : 'flow';
  const [first, ...others] = byVotes(votes).map((one) => sceneOf(prompt, tokens, one));
  return others.reduce(
    (best, other) => (scoreOf(other) > scoreOf(best) ? other : best),
    first ?? sceneOf(prompt, tokens, composer),
  );
}

/** What the words leave open follows from the prompt as a whole, so that each prompt gives the same scene each time. */
function sceneOf(prompt: string, tokens: readonly Token<WeighedMeaning>[], composer: ComposerId): Scene {
  const wanted = wantedOf(tokens);
  const forbidden = meaningsOf(tokens, true);
  const without = new Set(valuesOf(forbidden, 'element'));
  const [hour = 'noon', ...hours] = DAY_HOURS.filter((one) => !valuesOf(forbidden, 'time').includes(one));
  const [time] = [...valuesOf(wanted, 'time'), ...valuesOf(wanted, 'likely-time')];
  const chance = createRandom(prompt.trim().toLowerCase());
  return {
    composer,
    time: time ?? (composer === 'night-sky' ? 'night' : chance.pick([hour, ...hours])),
    weather: valuesOf(wanted, 'weather')[0] ?? 'clear',
    mood: valuesOf(wanted, 'mood')[0] ?? 'neutral',
    tint: {
      hues: [...new Set(valuesOf(wanted, 'hue'))].slice(0, HUES_MAX),
      tone: valuesOf(wanted, 'tone')[0] ?? 'colour',
    },
    elements: new Set(valuesOf(wanted, 'element').filter((element) => !without.has(element))),
    without,
  };
}

/** What is both wanted and forbidden is forbidden. Of a thing its place is not: a forest without trees is a forest. */
function wantedOf(tokens: readonly Token<WeighedMeaning>[]): WeighedMeaning[] {
  const forbidden = tokens
    .filter(({ isForbidden }) => isForbidden)
    .flatMap(({ meanings }) => {
      const isThing = meanings.some(({ facet }) => facet === 'element');
      return meanings.filter(({ facet }) => !isThing || facet === 'element');
    });
  return meaningsOf(tokens, false).filter(
    (wanted) => !forbidden.some(({ facet, value }) => facet === wanted.facet && value === wanted.value),
  );
}

/** Names a thing or a place, and not only a light or a colour. */
function isSubject({ meanings }: Token<WeighedMeaning>): boolean {
  return meanings.some(
    ({ facet }) => facet === 'composer' || facet === 'element' || facet === 'likely-composer',
  );
}

/** A word that is not known and not forbidden: what an engine does not know it does not paint either. */
function isContent({ role, isForbidden }: Token<WeighedMeaning>): boolean {
  return role === 'term' || (role === 'unknown' && !isForbidden);
}

/** A colour is that of the whole picture, whatever thing it stands before. */
function wordsOf({ text, meanings, isForbidden }: Token<WeighedMeaning>): string {
  if (isForbidden) return `no ${text}`;
  return meanings.some(({ facet }) => facet === 'hue') ? `${text} tones` : text;
}
