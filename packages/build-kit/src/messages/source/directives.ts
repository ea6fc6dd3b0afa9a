import type { Comment } from './parse.ts';

/** What a comment says of the strings behind it, in wuchale's words. */
export type Directive = { kind: 'ignore' } | { kind: 'include'; context: string | null };

const COMMENT = /^\s*@wc-(ignore-file|ignore|include|context:(.*))\s*$/s;

/**
 * By the place in the source of what each directive stands before; 'ignore-file' when a file has no texts at all.
 * @throws Error for a directive that is none
 */
export function directivesOf(
  source: string,
  comments: readonly Comment[],
): ReadonlyMap<number, Directive> | 'ignore-file' {
  const directives = new Map<number, Directive>();
  for (const { value, end } of comments) {
    if (!value.includes('@wc-')) continue;
    const found = COMMENT.exec(value);
    if (found === null) throw new Error(`This is no directive: ${value.trim()}`);
    const [, kind, context] = found;
    if (kind === 'ignore-file') return kind;
    // What follows is behind spaces, and behind the brace of a comment in JSX.
    const start = end + (/^[\s}]*/.exec(source.slice(end))?.[0].length ?? 0);
    directives.set(
      start,
      kind === 'ignore' ? { kind } : { kind: 'include', context: context?.trim() ?? null },
    );
  }
  return directives;
}
