/** The language that stands in the sources: a build in it is not translated at all. */
export const SOURCE_LANGUAGE = 'en';

/** Made by pseudo.ts from the English texts; no catalog has it. */
export const PSEUDO_LANGUAGE = 'en-XA';

/** The language that this process builds and speaks (APP_LANGUAGE, a tag of BCP 47). */
export function language(): string {
  return process.env['APP_LANGUAGE'] || SOURCE_LANGUAGE;
}
