import type { Repository } from '../references/repository.ts';

export const GLOSSARY = 'docs/glossary.md';

/** @returns a line for each word that the glossary explains twice: two rows soon say two things */
export function repeatedWords(repository: Repository): string[] {
  const rows = repository
    .read(GLOSSARY)
    .split('\n')
    .flatMap((line) => /^\| (?<words>[^|]+) \|/.exec(line)?.groups?.['words'] ?? [])
    // Each table has a head.
    .filter((words) => words !== 'word' && !words.startsWith('---'));
  const words = rows.flatMap((row) => row.split(', '));
  return words
    .filter((word, index) => words.indexOf(word) < index)
    .map((word) => `${GLOSSARY}: "${word}" has two rows`);
}
