import { colour } from '../../colour/oklch.ts';
import { createPalette } from '../../image/canvas/palette.ts';
import { createRandom } from '../../maths/random.ts';
import { FILLERS as SCENE_FILLERS } from '../../prompt/filler-words.ts';
import { readPicture } from '../../prompt/read-scene.ts';
import { listPhrases } from '../../reading/list-phrases.ts';
import { takeOut } from '../../reading/take-out.ts';
import { isColourWord, readColours } from '../colour/colour-names.ts';
import type { Backdrop } from '../model/operations.ts';
import { DEGREES, FILLERS, FLIPS, REMOVERS, splitWords } from './edit-words.ts';
import { splitClauses } from './read-clauses.ts';
import { readEdits } from './read-edits.ts';

export interface BackdropReading {
  backdrop: Backdrop;
  /** What it is, for the user. */
  label: string;
  /** What of the words is not in it. */
  ignored: readonly string[];
}

const GRADIENT_WORDS = /\b(gradient|ombre)\b/i;
const STUDIO_WORDS = /\b(studio|backdrop|wall)\b/i;
const BLUR_WORDS = /\b(blur\w*|bokeh|defocus\w*|unfocus\w*|out of focus|depth of field|soft focus)\b/i;
const REMOVE_WORDS =
  /\b(transparen\w*|cut ?out|remove|removed|erase|no background|without (a )?background)\b/i;
/** What else says that a background is meant, and how it is lit. */
const BACKDROP_WORDS = new Set(
  'background backdrop replace put behind new swap plain solid studio wall gradient ombre lit colour color'.split(
    ' ',
  ),
);
const FILLER_WORDS: ReadonlySet<string> = new Set([...SCENE_FILLERS, ...FILLERS, ...BACKDROP_WORDS]);
/** Scenes that are no place: a portrait or a table does not stand behind a subject. */
const NO_PLACES: ReadonlySet<string> = new Set(['portrait', 'still-life']);
const STUDIO_GREY = { name: 'grey', colour: colour(0.74, 0.004, 250) };

/** What the words ask for behind the subject; null when they name nothing that can be made. */
export function readBackdrop(text: string): BackdropReading | null {
  const words = splitWords(text).map((word) => word.text);
  const colours = readColours(words);
  const isBlurred = BLUR_WORDS.test(text);
  const { operations, understood, ignored } = readEdits(splitClauses(text));
  const [named] = colours;
  const rest = leftOverOf(text);
  if (GRADIENT_WORDS.test(text)) return readGradient(text, colours, rest);
  const place = readPicture(takeOut(text, [BLUR_WORDS]).rest, { fillers: FILLER_WORDS });
  if (place.hasSubject && place.reading.verdict !== 'unknown' && !NO_PLACES.has(place.scene.composer)) {
    const label = `background: painted, ${place.scene.composer.replace('-', ' ')}${isBlurred ? ', out of focus' : ''}`;
    return { backdrop: { kind: 'scene', prompt: text, isBlurred }, label, ignored: place.reading.ignored };
  }
  if (STUDIO_WORDS.test(text) && !isBlurred) {
    const { name, colour: wall } = named ?? STUDIO_GREY;
    const label = `background: ${name}, lit as in a studio`;
    return { backdrop: { kind: 'studio', colour: wall }, label, ignored: rest };
  }
  // "black and white" and "darker" change the photo's own background, but "dark blue" is a colour.
  const isColour = named && !operations.some((one) => one.kind === 'adjust' && one.id === 'mono');
  const isTreated =
    operations.some(({ kind }) => kind !== 'auto') || (operations.length > 0 && ignored.length === 0);
  if (isTreated && !isColour) {
    const label = `background: kept, ${listPhrases(understood).join(', ')}`;
    return { backdrop: { kind: 'treated', operations }, label, ignored: rest };
  }
  if (named) {
    const label = `background: ${named.name}`;
    return { backdrop: { kind: 'plain', colour: named.colour }, label, ignored: rest };
  }
  if (!REMOVE_WORDS.test(text) || rest.length > 0) return null;
  return { backdrop: { kind: 'transparent' }, label: 'background: transparent', ignored: [] };
}

/** Words that belong to no background that can be made. */
function leftOverOf(text: string): string[] {
  const clauses = splitClauses(takeOut(text, [BLUR_WORDS, REMOVE_WORDS]).rest);
  const words = clauses.flatMap(({ items }) => items.filter(({ meaning }) => meaning === null));
  return words
    .map((word) => word.text)
    .filter((word) => {
      const isKnown =
        FILLER_WORDS.has(word) ||
        FLIPS.has(word) ||
        REMOVERS.has(word) ||
        DEGREES.has(word) ||
        isColourWord(word);
      return !isKnown && /\p{L}|\p{N}/u.test(word);
    });
}

function readGradient(
  text: string,
  named: ReturnType<typeof readColours>,
  rest: readonly string[],
): BackdropReading {
  const [first, ...others] = named;
  if (first) {
    const more =
      others.length > 0 ? others : [{ name: 'white', colour: { ...first.colour, l: 0.96, c: 0.02 } }];
    const colours = [first.colour, ...more.map((one) => one.colour)] as const;
    const label = `background: gradient, ${[first, ...more].map(({ name }) => name).join(' to ')}`;
    return { backdrop: { kind: 'gradient', colours }, label, ignored: rest };
  }
  const { scene, reading } = readPicture(text, { fillers: FILLER_WORDS });
  const { skyTop, skyMiddle, horizon } = createPalette(scene, createRandom(text));
  return {
    backdrop: { kind: 'gradient', colours: [skyTop, skyMiddle, horizon] },
    label: `background: gradient, colours of ${scene.time}`,
    ignored: reading.ignored,
  };
}
