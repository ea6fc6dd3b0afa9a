export interface Comment {
  /** The line it begins in, from 1. */
  line: number;
  /** Its words in one line, without the marks. */
  text: string;
}

/** Before one of these a slash divides or closes a tag; after anything else it begins a regular expression. */
const ENDS_VALUE = /[\w$)\]}'"`<.]$/;
const KEYWORD = /\b(return|typeof|case|in|of|yield|await)$/;

/**
 * The comments of a TypeScript, JavaScript or SQL file. Lines of `//` or `--` that follow each other are one comment.
 */
export function commentsOf(path: string, source: string): Comment[] {
  const isSql = path.endsWith('.sql');
  const lineMark = isSql ? '--' : '//';
  const comments: Array<Comment & { endLine: number }> = [];
  let line = 1;
  let code = '';
  for (let at = 0; at < source.length;) {
    const rest = source.slice(at, at + 2);
    let end = at + 1;
    if (rest === lineMark) {
      end = indexOrEnd(source, '\n', at);
      const last = comments.at(-1);
      const text = plainText(source.slice(at, end));
      if (last?.endLine === line - 1 && code.trim() === '') {
        last.text += ` ${text}`;
        last.endLine = line;
      } else {
        comments.push({ line, endLine: line, text });
      }
      code = '';
    } else if (rest === '/*') {
      end = indexOrEnd(source, '*/', at + 2) + 2;
      const raw = source.slice(at, end);
      comments.push({ line, endLine: Number.NaN, text: plainText(raw) });
      code = '';
    } else if (!isSql && (rest[0] === '"' || rest[0] === "'" || rest[0] === '`')) {
      end = endOfString(source, at);
      code += rest[0];
    } else if (isSql && rest[0] === "'") {
      end = indexOrEnd(source, "'", at + 1) + 1;
      code += "'";
    } else if (!isSql && rest[0] === '/' && beginsRegExp(code)) {
      end = endOfRegExp(source, at);
      code += ')';
    } else {
      code += rest[0] ?? '';
    }
    line += countLines(source.slice(at, end));
    at = end;
  }
  return comments.map(({ line: first, text }) => ({ line: first, text }));
}

const indexOrEnd = (source: string, mark: string, from: number): number => {
  const index = source.indexOf(mark, from);
  return index === -1 ? source.length : index;
};

const countLines = (text: string): number => text.split('\n').length - 1;

const plainText = (raw: string): string =>
  raw
    .replace(/^(\/\/|--|\/\*+)|\*\/$/g, '')
    .replaceAll(/\n\s*\*? ?/g, ' ')
    .trim();

function beginsRegExp(code: string): boolean {
  const before = code.trimEnd();
  return !ENDS_VALUE.test(before) || KEYWORD.test(before);
}

/** A string of one line ends with its line: an apostrophe in the text of a page opens none. */
function endOfString(source: string, from: number): number {
  const quote = source[from];
  for (let at = from + 1; at < source.length; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === quote || (character === '\n' && quote !== '`')) return at + 1;
    else if (quote === '`' && character === '$' && source[at + 1] === '{') at = endOfHole(source, at + 2) - 1;
  }
  return source.length;
}

/** The end of the code between `${` and `}`, with the strings and braces inside. */
function endOfHole(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const character = source[at];
    if (character === '"' || character === "'" || character === '`') at = endOfString(source, at) - 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

function endOfRegExp(source: string, from: number): number {
  let isInClass = false;
  for (let at = from + 1; at < source.length; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '\n') return at;
    else if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
    else if (character === '/' && !isInClass) return at + 1;
  }
  return source.length;
}
