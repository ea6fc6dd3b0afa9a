import { nodeIn, nodesIn, stringIn, type Node } from './parse.ts';

/** A run of words and values between two tags of an `html` template; places are in the source. */
export interface HtmlText {
  start: number;
  end: number;
  /** As in a catalog: one space for each run of spaces, `{0}` for each value. */
  text: string;
  values: Node[];
}

export const isHtml = (node: Node): boolean =>
  node.type === 'TaggedTemplateExpression' && stringIn(nodeIn(node, 'tag') ?? node, 'name') === 'html';

/** What is read of an `html` template: its words between tags. Attributes and the insides of styles and scripts are not. */
export function textsOfHtml(source: string, node: Node): HtmlText[] {
  const quasi = nodeIn(node, 'quasi') ?? node;
  const expressions = nodesIn(quasi, 'expressions');
  const texts: HtmlText[] = [];
  let isInTag = false;
  let run: HtmlText = { start: quasi.start + 1, end: quasi.start + 1, text: '', values: [] };
  const endRun = (end: number, next: number): void => {
    if (hasWords(run.text)) texts.push({ ...run, end });
    run = { start: next, end: next, text: '', values: [] };
  };
  let at = quasi.start + 1;
  for (const expression of [...expressions, null]) {
    // Spaces, and a comment, may stand around a value in its braces.
    const end = expression === null ? quasi.end - 1 : source.lastIndexOf('${', expression.start);
    for (const [part] of source.slice(at, end).matchAll(/<[!/a-z]|>|[^<>]+|</gi)) {
      if (isInTag && part === '>') {
        isInTag = false;
        run.start = at + 1;
      } else if (!isInTag && part.startsWith('<')) {
        endRun(at, at);
        isInTag = true;
      } else if (!isInTag) {
        run.text += part;
      }
      at += part.length;
    }
    if (expression === null) break;
    if (!isInTag) {
      run.text += `{${run.values.length}}`;
      run.values.push(expression);
    }
    at = source.indexOf('}', expression.end) + 1;
  }
  endRun(at, at);
  return texts.filter(({ start }) => !isInStyle(source.slice(quasi.start, start)));
}

/** Attributes of another template's tag are no words. */
const hasWords = (text: string): boolean =>
  /\p{L}/u.test(readText(text).replaceAll(/\{\d+\}/g, '')) && !/\w="/.test(text);

const isInStyle = (before: string): boolean => /<(?:style|script)\b[^<]*$/.test(before);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&middot;', '·'],
  ['&nbsp;', '\u00a0'],
]);

/** The words of a run as they are read. */
export const readText = (text: string): string =>
  text.replaceAll(/&\w+;/g, (entity) => ENTITIES.get(entity) ?? entity).replaceAll(/(?:\s|\\n)+/g, ' ');

/** A text in an `html` template. @param values sources of its values */
export const writeHtml = (text: string, values: readonly string[]): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll(/\{(\d+)\}/g, (_, index: string) => `\${${values[Number(index)] ?? ''}}`);
