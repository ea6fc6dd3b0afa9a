import { createHash } from 'node:crypto';

/** Literals and quoted names, which may hold what looks like a comment, and then what is between words. */
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|(?:\s|--[^\n]*|\/\*[\s\S]*?\*\/)+/g;

/** SHA-256 of what Postgres reads of a migration: comments and white space do not count. */
export function migrationDigest(text: string): string {
  const code = text.replaceAll(TOKENS, (token) => (/^['"]/.test(token) ? token : ' '));
  return createHash('sha256').update(code.trim()).digest('hex');
}

/** What a migration was when it reached main. */
export interface LandedMigration {
  name: string;
  digest: string;
  /**
   * SHA-256 of its whole text, in each spelling that databases were made with, the newest last. Builds before the
   * digests note these and ask for them.
   */
  spellings: readonly string[];
}

/** Reads `migrations/digests`: a migration a line. */
export function parseLandedMigrations(text: string): LandedMigration[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', digest = '', ...spellings] = line.split(/\s+/);
      return { name, digest, spellings };
    });
}
