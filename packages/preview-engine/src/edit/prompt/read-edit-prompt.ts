import type { EditType } from '@aic/contract';
import type { Operation } from '../model/operations.ts';
import { listPhrases } from './list-phrases.ts';
import { readBackdrop } from './read-backdrop.ts';
import { type Clause, splitClauses } from './read-clauses.ts';
import { readEdits, type EditReading } from './read-edits.ts';

/** Told with every new background, because the engine cannot recognise a subject: it only estimates. */
export const ESTIMATE_LABEL = "Background estimated from the picture's edges";

/**
 * What an edit does, in the order of the words. No operations: nothing was understood.
 * `enhance` always improves the picture as measured, and the words steer it; `background_change` reads the words as
 * the new background, and a reference image takes the place of the words.
 */
export function readEditPrompt(prompt: string, editType: EditType, hasReference: boolean): EditReading {
  const { operations, reading } = readByType(prompt, editType, hasReference);
  return {
    operations,
    reading: { understood: listPhrases(reading.understood), ignored: listPhrases(reading.ignored) },
  };
}

function readByType(prompt: string, editType: EditType, hasReference: boolean): EditReading {
  switch (editType) {
    case 'enhance':
      return readEnhancement(prompt);
    case 'background_change':
      return readBackgroundChange(prompt, hasReference);
    case 'general':
      return readGeneral(prompt);
    default:
      return editType satisfies never;
  }
}

function readEnhancement(prompt: string): EditReading {
  const { operations, reading } = readEdits(splitClauses(prompt));
  const auto = { kind: 'auto' } as const;
  return {
    operations: [auto, ...operations.filter(({ kind }) => kind !== 'auto')],
    reading: {
      understood: ['light, colour and sharpness improved', ...reading.understood],
      ignored: reading.ignored,
    },
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
    return {
      operations: [{ kind: 'backdrop', backdrop: { kind: 'reference', isBlurred } }],
      reading: { understood: [ESTIMATE_LABEL, label], ignored: [] },
    };
  }
  if (!read) return { operations: [], reading: { understood: [], ignored: [prompt.trim()] } };
  return {
    operations: [{ kind: 'backdrop', backdrop: read.backdrop }],
    reading: { understood: [ESTIMATE_LABEL, read.label], ignored: [] },
  };
}

/** Clauses about the background change only that; the others change the picture. */
function readGeneral(prompt: string): EditReading {
  const clauses = splitClauses(prompt);
  const plain: Clause[] = [];
  const behind: string[] = [];
  for (const clause of clauses) {
    if (isAboutBackground(clause)) behind.push(clause.text);
    else if (clause.opener === 'with' && behind.length > 0) behind.push(clause.text);
    else plain.push(clause);
  }
  const { operations, reading } = readEdits(plain);
  const read = behind.length > 0 ? readBackdrop(behind.join(' ')) : null;
  const backdrops: Operation[] = read ? [{ kind: 'backdrop', backdrop: read.backdrop }] : [];
  return {
    operations: [...backdrops, ...operations],
    reading: {
      understood: [...(read ? [ESTIMATE_LABEL, read.label] : []), ...reading.understood],
      ignored: [...(read ? [] : behind), ...reading.ignored],
    },
  };
}

function isAboutBackground({ items }: Clause): boolean {
  return items.some(({ text }) => text === 'background' || text === 'backdrop' || text === 'bokeh');
}
