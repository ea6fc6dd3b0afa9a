/** What a file says of its origin, in the field for comments. */
export const PROVENANCE = 'Made by the preview engine: procedural, not an AI model';

const TITLE_LENGTH_MAX = 60;

/** A file's title: the start of its prompt, cut between what readers see as characters. */
export function titleOf(prompt: string): string {
  const characters = new Intl.Segmenter().segment(prompt.trim());
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, TITLE_LENGTH_MAX)
    .join('');
}
