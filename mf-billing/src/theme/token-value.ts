/**
 * What a token is worth in the theme of the page now: for canvases that no style sheet reaches.
 *
 * @param reference `var(--aic-...)`
 */
export const tokenValue = (reference: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(reference.slice(4, -1)).trim();
