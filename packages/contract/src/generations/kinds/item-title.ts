import type { Generation } from './kinds.ts';

/**
 * What an item is called: by its words, or by what it is, where its user agreed to something else than they ask for.
 * Empty for a film that was made of a picture without words.
 */
export function itemTitle({ prompt, reading }: Pick<Generation, 'prompt' | 'reading'>): string {
  const instead = reading?.instead?.replace(/^an? /, '');
  return instead ? instead.charAt(0).toUpperCase() + instead.slice(1) : prompt;
}
