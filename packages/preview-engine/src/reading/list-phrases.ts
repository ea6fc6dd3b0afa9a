const LISTED_MAX = 12;
const PHRASE_LENGTH_MAX = 80;

/** Each phrase once, at most 80 characters long, and at most twelve: the user sees them beside the picture. */
export function listPhrases(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map(shorten))].slice(0, LISTED_MAX);
}

/** Counts and cuts by code points: half an emoji is no text. */
function shorten(phrase: string): string {
  const letters = Array.from(phrase);
  if (letters.length <= PHRASE_LENGTH_MAX) return phrase;
  return `${letters.slice(0, PHRASE_LENGTH_MAX - 1).join('')}…`;
}
