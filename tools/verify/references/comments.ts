import { parseSync } from 'oxc-parser';

export interface Comment {
  /** The line it begins in, from 1. */
  line: number;
  /** Its words in one line, without the marks. */
  text: string;
}

/** Strings are matched too, so that a mark in one begins no comment. */
const SQL_PART = /'[^']*'|--[^\n]*|\/\*.*?\*\//gs;

/**
 * The comments of a TypeScript, JavaScript or SQL file. Lines of `//` or `--` that follow each other are one comment.
 */
export function commentsOf(path: string, source: string): Comment[] {
  const comments: Comment[] = [];
  let line = 1;
  let end = 0;
  let followsLine = false;
  for (const { start, text: raw } of path.endsWith('.sql') ? inSql(source) : inScript(path, source)) {
    const isLine = !raw.startsWith('/*');
    const between = source.slice(end, start);
    line += countLines(between);
    const last = comments.at(-1);
    if (last !== undefined && isLine && followsLine && /^\n[^\S\n]*$/.test(between)) {
      last.text += ` ${plainText(raw)}`;
    } else {
      comments.push({ line, text: plainText(raw) });
    }
    line += countLines(raw);
    end = start + raw.length;
    followsLine = isLine;
  }
  return comments;
}

interface Part {
  start: number;
  /** With its marks. */
  text: string;
}

const inScript = (path: string, source: string): Part[] =>
  parseSync(path, source).comments.map(({ start, end }) => ({ start, text: source.slice(start, end) }));

const inSql = (source: string): Part[] =>
  [...source.matchAll(SQL_PART)]
    .filter(([text]) => !text.startsWith("'"))
    .map(({ index, 0: text }) => ({ start: index, text }));

const countLines = (text: string): number => text.split('\n').length - 1;

const plainText = (raw: string): string =>
  raw
    .replace(/^(\/\/|--|\/\*+)|\*\/$/g, '')
    .replaceAll(/\n\s*\*? ?/g, ' ')
    .trim();
