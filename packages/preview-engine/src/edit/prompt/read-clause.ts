import { colour, type Colour } from '../../colour/oklch.ts';
import { isColourWord, readColours } from '../colour/colour-names.ts';
import type { Operation } from '../model/operations.ts';
import { EDIT_LEXICON, labelOf, type Meaning } from './edit-lexicon.ts';
import { DEGREES, FILLERS, FLIPS, REMOVERS } from './edit-words.ts';
import type { Clause, Item } from './read-clauses.ts';

/** What stands before a term and changes it. */
export interface Modifiers {
  isFlipped: boolean;
  isRemoved: boolean;
  degree: number;
}

export interface ClauseReading {
  operations: Operation[];
  understood: string[];
  /** Words of the clause that belong to no wish. */
  leftOver: string;
  /** Those of its last term, for a clause that continues it: "less contrast and saturation". */
  modifiers: Modifiers;
}

type Wish = Pick<ClauseReading, 'operations' | 'understood'>;

const PLAIN: Modifiers = { isFlipped: false, isRemoved: false, degree: 1 };

/** @param inherited modifiers of the clause before, when this one continues it */
export function readClause({ items }: Clause, inherited: Modifiers | null): ClauseReading {
  const reading: ClauseReading = { operations: [], understood: [], leftOver: '', modifiers: PLAIN };
  const leftOver: string[] = [];
  let modifiers = inherited && items[0]?.meaning ? { ...inherited, degree: 1 } : PLAIN;
  for (const [index, item] of items.entries()) {
    if (item.meaning === null) {
      modifiers = modify(modifiers, item.text);
      if (isUnknown(item.text, items)) leftOver.push(item.text);
      continue;
    }
    const applied = lookAhead(modifiers, items.slice(index + 1));
    const { operations, understood } = readTerm(item.meaning, applied, items);
    reading.operations.push(...operations);
    reading.understood.push(...understood);
    reading.modifiers = modifiers;
    modifiers = PLAIN;
  }
  // "no crop or mirror": a removal continues even when nothing was understood so far.
  if (modifiers.isRemoved) reading.modifiers = modifiers;
  return { ...reading, leftOver: leftOver.join(' ') };
}

function modify(modifiers: Modifiers, word: string): Modifiers {
  if (FLIPS.has(word)) return { ...modifiers, isFlipped: true };
  if (REMOVERS.has(word)) return { ...modifiers, isRemoved: true };
  const degree = DEGREES.get(word);
  return degree === undefined ? modifiers : { ...modifiers, degree };
}

/** "contrast down", "darker a bit": a degree behind the last term belongs to it. */
function lookAhead(modifiers: Modifiers, after: readonly Item[]): Modifiers {
  const isFlipped = after[0]?.text === 'down' ? true : modifiers.isFlipped;
  const trailing = after.some(({ meaning }) => meaning)
    ? undefined
    : after.find(({ text }) => DEGREES.has(text));
  return { ...modifiers, isFlipped, degree: DEGREES.get(trailing?.text ?? '') ?? modifiers.degree };
}

/** A colour is known beside a tint or a frame that takes it: nothing else can be painted in it. */
function isUnknown(word: string, items: readonly Item[]): boolean {
  const isColoured = items.some(({ meaning }) => meaning?.facet === 'colouring');
  const isKnown =
    FILLERS.has(word) ||
    FLIPS.has(word) ||
    REMOVERS.has(word) ||
    DEGREES.has(word) ||
    (isColoured && isColourWord(word));
  return !isKnown && /\p{L}|\p{N}/u.test(word);
}

function readTerm(meaning: Meaning, modifiers: Modifiers, items: readonly Item[]): Wish {
  switch (meaning.facet) {
    case 'signed':
      return readSigned(meaning, modifiers);
    case 'look': {
      if (modifiers.isRemoved) return forbidden(meaning.label);
      const share = modifiers.isFlipped ? 0.5 : modifiers.degree;
      const operations = meaning.adjustments.map((one) => ({ ...one, amount: one.amount * share }));
      return { operations, understood: [withDegree(meaning.label, share)] };
    }
    case 'geometry':
      if (modifiers.isRemoved) return forbidden(meaning.label);
      return meaning.operation.kind === 'turn' ? readTurn(meaning, items) : done(meaning);
    case 'colouring':
      return modifiers.isRemoved ? forbidden(meaning.style) : readColouring(meaning.style, items);
    case 'auto':
      return { operations: [{ kind: 'auto' }], understood: ['light, colour and sharpness improved'] };
    default:
      return meaning satisfies never;
  }
}

const NO_WISH: Wish = { operations: [], understood: [] };
const TURNS: ReadonlySet<string> = new Set(['90', '180', '270']);

type GeometryMeaning = Extract<Meaning, { facet: 'geometry' }>;

/** "rotate it by 90 degrees to the left": the direction stands anywhere in the clause. */
function readTurn(meaning: GeometryMeaning, items: readonly Item[]): Wish {
  const words = new Set(items.flatMap(({ text }) => text.split(' ')));
  // Another angle is no turn that the engine makes.
  if ([...words].some((word) => /^\d+$/.test(word) && !TURNS.has(word))) return NO_WISH;
  if (words.has('180')) return done(turnTerm('rotate 180') ?? meaning);
  const isLeft = ['left', 'counterclockwise', 'anticlockwise', 'counter', 'anti', '270'].some((word) =>
    words.has(word),
  );
  return done((isLeft ? turnTerm('rotate left') : undefined) ?? meaning);
}

function turnTerm(term: string): GeometryMeaning | undefined {
  const meaning = EDIT_LEXICON.get(term);
  return meaning?.facet === 'geometry' ? meaning : undefined;
}

function done({ operation, label }: GeometryMeaning): Wish {
  return { operations: [operation], understood: [label] };
}

function readSigned(
  { id, direction, isNoun }: Extract<Meaning, { facet: 'signed' }>,
  { isFlipped, isRemoved, degree }: Modifiers,
): Wish {
  if (isRemoved && !isNoun) return forbidden(labelOf(id, direction));
  const turned = isFlipped || isRemoved ? (direction === 1 ? -1 : 1) : direction;
  return {
    operations: [{ kind: 'adjust', id, amount: turned * degree }],
    understood: [withDegree(labelOf(id, turned), degree)],
  };
}

function readColouring(style: 'tint' | 'duotone' | 'frame', items: readonly Item[]): Wish {
  const [first, second] = readColours(items.map(({ text }) => text));
  if (style === 'frame') {
    const { name, colour: ink } = first ?? { name: 'white', colour: colour(1, 0, 0) };
    return { operations: [{ kind: 'frame', colour: ink }], understood: [`${name} frame`] };
  }
  // "a nice tone" names no colour: there is nothing to do.
  if (!first) return NO_WISH;
  const [dark, light] = second ? inOrder(first.colour, second.colour) : [first.colour, first.colour];
  const shadows = { ...dark, l: Math.min(0.26, dark.l), c: Math.min(0.13, dark.c) };
  const lights = { ...light, l: Math.max(0.9, light.l), c: light.c * (second ? 0.8 : 0.35) };
  const name = second ? `${first.name} and ${second.name}` : first.name;
  return { operations: [{ kind: style, shadows, lights }], understood: [`${name} ${style}`] };
}

/** The darker ink prints the shadows, whichever is named first. */
function inOrder(one: Colour, other: Colour): readonly [Colour, Colour] {
  return one.l <= other.l ? [one, other] : [other, one];
}

/** A wish to leave something alone is understood, and nothing is done. */
function forbidden(label: string): Wish {
  return { operations: [], understood: [`not ${label}`] };
}

function withDegree(label: string, degree: number): string {
  if (degree < 1) return `${label}, a little`;
  return degree > 1 ? `${label}, a lot` : label;
}
