import { foldPlural } from '../../prompt/terms.ts';

/** A word of the prompt as the lexicon knows it, and where it stood. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** They stand beside a wish and mean nothing on their own. */
const ARTICLES = new Set('a an the my this that these those its it'.split(' '));
const SPELLINGS: Readonly<Record<string, string>> = {
  color: 'colour',
  colored: 'coloured',
  colorful: 'colourful',
  colorless: 'colourless',
  coloring: 'colouring',
  gray: 'grey',
  grayscale: 'greyscale',
  "don't": 'not',
  'don’t': 'not',
  dont: 'not',
  degree: 'degree',
  deg: 'degree',
  º: 'degree',
  '°': 'degree',
};

export const BREAKS: ReadonlySet<string> = new Set(
  ', ; . ! ? & + and then but also plus with or while yet'.split(' '),
);
export const FLIPS: ReadonlySet<string> = new Set(
  'less reduce reduced reducing lower decrease decreased too fewer weaken weaker drop cut'.split(' '),
);
export const REMOVERS: ReadonlySet<string> = new Set(
  'no not without remove removed delete eliminate avoid never except'.split(' '),
);
/** How much of a wish is asked for: by a word in front of it or behind it. */
export const DEGREES: ReadonlyMap<string, number> = new Map([
  ...'bit little slightly slight subtle subtly somewhat gently gentle touch lightly hint mildly mild'
    .split(' ')
    .map((word) => [word, 0.5] as const),
  ...'much very lot strongly strong really extremely heavily heavy super far way dramatically lots totally highly'
    .split(' ')
    .map((word) => [word, 1.5] as const),
]);

/** Words that say that something is wanted, not what. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'make making made turn give add apply set change convert put get let use do have be is are look looking like as into in to of for on at by from all whole entire overall ' +
    'photo photograph picture image shot pic snapshot edit edited editing effect style styled filter version ' +
    'please kindly i you want would could can should need me we my more most some any just so only bit little ' +
    'increase increased boost boosted raise up down add adding colour coloured colouring light lighting tone crop cropped format degree ' +
    'left right clockwise counterclockwise anticlockwise counter anti 90 180 270 keep everything thing there here now again part side level amount feel feeling mood vibe atmosphere overall finish '
  )
    .trim()
    .split(' '),
);

const BLACK_AND_WHITE = /^b ?[&/] ?w$/;
const WORDS = /\bb ?[&/] ?w\b|\d+(?:[:x]\d+|s\b)?|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|[^\s\p{L}\p{N}_'"()-]/gu;

/** Words and punctuation in their order, without articles; "b&w" is one word, and hyphens part words. */
export function splitWords(prompt: string): Word[] {
  const words: Word[] = [];
  for (const match of prompt.toLowerCase().matchAll(WORDS)) {
    const spelt = spell(match[0]);
    if (ARTICLES.has(spelt)) continue;
    const text = spell(foldPlural(spelt));
    words.push({ text, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

function spell(word: string): string {
  if (BLACK_AND_WHITE.test(word)) return 'bw';
  return Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] ?? word) : word;
}
