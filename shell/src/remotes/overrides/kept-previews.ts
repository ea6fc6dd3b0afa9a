import { PREVIEWS_KEY } from './has-kept-previews.ts';
import { keep } from './keep.ts';

/** As many as the gateway looks at. */
const PREVIEWS_MAX = 10;

/** They are only handed on: what they are good for, the gateway knows, also of one that was cut off. */
const TOKEN = /^[\w-]{1,64}$/;

/** What goes with each request for the registry, the newest last. */
export function keptPreviews(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREVIEWS_KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((token) => typeof token === 'string' && TOKEN.test(token)).slice(-PREVIEWS_MAX);
  } catch {
    // What is no JSON, or a tab without a storage, has none.
    return [];
  }
}

/** @param tokens what else there was is forgotten */
export const keepPreviews = (tokens: readonly string[]): void =>
  keep(PREVIEWS_KEY, tokens.length === 0 ? null : tokens);
