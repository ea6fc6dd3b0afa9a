import type { EditType } from '@aic/contract';
import { toReading, type Reading } from '../../reading/reading.ts';
import type { Operation } from '../model/operations.ts';
import { readBackdrop } from './read-backdrop.ts';
import { type Clause, splitClauses } from './read-clauses.ts';
import { readEdits } from './read-edits.ts';
import { withinMask } from './within-mask.ts';

/** Told with every new background, because the engine cannot recognise a subject: it only estimates. */
export const ESTIMATE_LABEL = "Background estimated from the picture's edges";

export interface EditReading {
  operations: readonly Operation[];
  reading: Reading;
}

/** What the measured correction is called. */
const IMPROVED = 'light, colour and sharpness improved';

/**
 * What an edit does, in the order of the words. No operations: nothing was understood.
 * `enhance` always improves the picture as measured, and the words steer it; `background_change` reads the words as
 * the new background, and a reference image takes the place of the words.
 * @param hasMask a part of the picture is to change, the rest stays
 */
export function readEditPrompt(
  prompt: string,
  editType: EditType,
  hasReference: boolean,
  hasMask = false,
): EditReading {
  const clauses = hasMask ? withinMask(splitClauses(prompt)) : splitClauses(prompt);
  switch (editType) {
    case 'enhance':
      return readEnhancement(clauses);
    case 'background_change':
      return readBackgroundChange(prompt, hasReference);
    case 'general':
      return readGeneral(clauses);
    default:
      return editType satisfies never;
  }
}

/** The reading of a picture that is made larger, whatever its words are. */
export const ENLARGED: Reading = toReading(['twice as large'], [], true);

function readEnhancement(clauses: readonly Clause[]): EditReading {
  const edits = readEdits(clauses);
  const others = edits.operations.filter(({ kind }) => kind !== 'auto');
  return {
    operations: [{ kind: 'auto' }, ...others],
    // An improvement alone is not what "remove the car" asks for.
    reading: toReading(
      [IMPROVED, ...edits.understood],
      edits.ignored,
      others.length > 0 || edits.ignored.length === 0,
      IMPROVED,
    ),
  };
}

function readBackgroundChange(prompt: string, hasReference: boolean): EditReading {
  const read = readBackdrop(prompt);
  if (hasReference) {
    const isBlurred =
      read?.backdrop.kind === 'treated' &&
      read.backdrop.operations.some(
        (one) => one.kind === 'adjust' && one.id === 'sharpness' && one.amount < 0,
      );
    const label = `background: the reference image${isBlurred ? ', out of focus' : ''}`;
    const ignored = isBlurred ? [] : readEdits(splitClauses(prompt)).ignored;
    return {
      operations: [{ kind: 'backdrop', backdrop: { kind: 'reference', isBlurred } }],
      reading: toReading([ESTIMATE_LABEL, label], ignored, true),
    };
  }
  if (!read) return { operations: [], reading: toReading([], [prompt.trim()], false) };
  return {
    operations: [{ kind: 'backdrop', backdrop: read.backdrop }],
    reading: toReading([ESTIMATE_LABEL, read.label], read.ignored, true),
  };
}

/** Clauses about the background change only that; the others change the picture. */
function readGeneral(clauses: readonly Clause[]): EditReading {
  const plain: Clause[] = [];
  const behind: string[] = [];
  for (const clause of clauses) {
    if (isAboutBackground(clause)) behind.push(clause.text);
    else if (clause.opener === 'with' && behind.length > 0) behind.push(clause.text);
    else plain.push(clause);
  }
  const edits = readEdits(plain);
  const read = behind.length > 0 ? readBackdrop(behind.join(' ')) : null;
  const backdrops: Operation[] = read ? [{ kind: 'backdrop', backdrop: read.backdrop }] : [];
  const operations = [...backdrops, ...edits.operations];
  const ignored = [...(read ? read.ignored : behind), ...edits.ignored];
  const isKnown =
    operations.some(({ kind }) => kind !== 'auto') || (operations.length > 0 && ignored.length === 0);
  const understood = [...(read ? [ESTIMATE_LABEL, read.label] : []), ...edits.understood];
  return {
    operations,
    reading: toReading(understood, ignored, isKnown, operations.length > 0 ? understood.join(', ') : null),
  };
}

function isAboutBackground({ items }: Clause): boolean {
  return items.some(({ text }) => text === 'background' || text === 'backdrop' || text === 'bokeh');
}
