import type { Operation } from '../model/operations.ts';
import { FILLERS } from './edit-words.ts';
import { readClause, type Modifiers } from './read-clause.ts';
import type { Clause } from './read-clauses.ts';

/** What the words ask for, of the whole picture. */
export interface Edits {
  operations: readonly Operation[];
  understood: readonly string[];
  /** As it was written. */
  ignored: readonly string[];
}

/** Modifiers continue over these: "less contrast and saturation". */
const CONTINUERS: ReadonlySet<string> = new Set([',', 'and', 'or', '&']);

/** Reads clause by clause. A clause without any wish that is understood is ignored, as it was written. */
export function readEdits(clauses: readonly Clause[]): Edits {
  const operations: Operation[] = [];
  const understood: string[] = [];
  const ignored: string[] = [];
  let modifiers: Modifiers | null = null;
  let wasIgnored = false;
  for (const clause of clauses) {
    const read = readClause(clause, CONTINUERS.has(clause.opener) ? modifiers : null);
    operations.push(...read.operations);
    understood.push(...read.understood);
    const isUnderstood = read.understood.length > 0;
    modifiers = read.modifiers;
    const rest = isUnderstood ? read.leftOver : ignoredText(clause);
    if (rest !== '') {
      // "replace the sky with stars" is one wish.
      const before = wasIgnored && clause.opener === 'with' ? ignored.pop() : undefined;
      ignored.push(before === undefined ? rest : `${before} with ${rest}`);
    }
    wasIgnored = !isUnderstood && rest !== '';
  }
  return { operations, understood, ignored };
}

/** Nothing when only filler words are left: "make it look". */
function ignoredText({ items, text }: Clause): string {
  const says = items.some(({ text: word }) => !FILLERS.has(word) && /\p{L}|\p{N}/u.test(word));
  return says ? text : '';
}
