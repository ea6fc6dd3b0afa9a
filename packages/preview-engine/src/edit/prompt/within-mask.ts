import type { Meaning } from './edit-lexicon.ts';
import type { Clause } from './read-clauses.ts';

/** A part of a picture is not cropped, turned, mirrored or framed: words for these are no terms, and are left over. */
export function withinMask(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause) => ({
    ...clause,
    items: clause.items.map((item) =>
      item.meaning !== null && isOfWhole(item.meaning) ? { ...item, meaning: null } : item,
    ),
  }));
}

function isOfWhole(meaning: Meaning): boolean {
  return meaning.facet === 'geometry' || (meaning.facet === 'colouring' && meaning.style === 'frame');
}
