import { colour } from '../../colour/oklch.ts';
import { createPalette } from '../../image/canvas/palette.ts';
import { createRandom } from '../../maths/random.ts';
import { readScene } from '../../prompt/read-scene.ts';
import { SCENE_LEXICON } from '../../prompt/scene-lexicon.ts';
import { foldPlural } from '../../prompt/terms.ts';
import { readColours } from '../colour/colour-names.ts';
import type { Backdrop } from '../model/operations.ts';
import { splitWords } from './edit-words.ts';
import { listPhrases } from './list-phrases.ts';
import { splitClauses } from './read-clauses.ts';
import { readEdits } from './read-edits.ts';

export interface BackdropReading {
  backdrop: Backdrop;
  /** What it is, for the user. */
  label: string;
}

const GRADIENT_WORDS = /\b(gradient|ombre)\b/i;
const STUDIO_WORDS = /\b(studio|backdrop|wall)\b/i;
const BLUR_WORDS = /\b(blur\w*|bokeh|defocus\w*|unfocus\w*|out of focus|depth of field|soft focus)\b/i;
const REMOVE_WORDS =
  /\b(transparen\w*|cut ?out|remove|removed|erase|no background|without (a )?background)\b/i;
/** Facets of the image engine's lexicon that name something to paint. */
const PAINTABLE: ReadonlySet<string> = new Set([
  'composer',
  'likely-composer',
  'time',
  'likely-time',
  'weather',
  'element',
]);
/** Scenes that are no place: a portrait or a table does not stand behind a subject. */
const NO_PLACES: ReadonlySet<string> = new Set(['portrait', 'still-life']);
const STUDIO_GREY = { name: 'grey', colour: colour(0.74, 0.004, 250) };

/** What the words ask for behind the subject; null when they name nothing that can be made. */
export function readBackdrop(text: string): BackdropReading | null {
  const words = splitWords(text).map((word) => word.text);
  const colours = readColours(words);
  const isBlurred = BLUR_WORDS.test(text);
  if (GRADIENT_WORDS.test(text)) return readGradient(text, colours);
  const [named] = colours;
  const { composer } = readScene(text);
  if (namesPlace(words) && !NO_PLACES.has(composer)) {
    const label = `background: painted, ${composer.replace('-', ' ')}${isBlurred ? ', out of focus' : ''}`;
    return { backdrop: { kind: 'scene', prompt: text, isBlurred }, label };
  }
  if (STUDIO_WORDS.test(text) && !isBlurred) {
    const { name, colour: wall } = named ?? STUDIO_GREY;
    return { backdrop: { kind: 'studio', colour: wall }, label: `background: ${name}, lit as in a studio` };
  }
  // "black and white" and "darker" change the photo's own background.
  const { operations, reading } = readEdits(splitClauses(text));
  // "dark blue" is a colour, "black and white" is not two.
  const isColour = named && !operations.some((one) => one.kind === 'adjust' && one.id === 'mono');
  if (operations.length > 0 && !isColour) {
    return {
      backdrop: { kind: 'treated', operations },
      label: `background: kept, ${listPhrases(reading.understood).join(', ')}`,
    };
  }
  if (named) return { backdrop: { kind: 'plain', colour: named.colour }, label: `background: ${named.name}` };
  if (REMOVE_WORDS.test(text)) return { backdrop: { kind: 'transparent' }, label: 'background: transparent' };
  return null;
}

function readGradient(text: string, named: ReturnType<typeof readColours>): BackdropReading {
  const [first, ...others] = named;
  if (first) {
    const rest =
      others.length > 0 ? others : [{ name: 'white', colour: { ...first.colour, l: 0.96, c: 0.02 } }];
    const colours = [first.colour, ...rest.map((one) => one.colour)] as const;
    const label = `background: gradient, ${[first, ...rest].map(({ name }) => name).join(' to ')}`;
    return { backdrop: { kind: 'gradient', colours }, label };
  }
  const scene = readScene(text);
  const { skyTop, skyMiddle, horizon } = createPalette(scene, createRandom(text));
  return {
    backdrop: { kind: 'gradient', colours: [skyTop, skyMiddle, horizon] },
    label: `background: gradient, colours of ${scene.time}`,
  };
}

/** A colour that is also a thing (an orange, a rose) is a colour here. */
function namesPlace(words: readonly string[]): boolean {
  const folded = words.map(foldPlural);
  const terms = folded.flatMap((word, index) => [word, folded.slice(index, index + 2).join(' ')]);
  return terms.some((term) => {
    const meanings = SCENE_LEXICON.get(term) ?? [];
    const isColour = meanings.some(({ facet }) => facet === 'hue' || facet === 'tone');
    return !isColour && meanings.some(({ facet }) => PAINTABLE.has(facet));
  });
}
