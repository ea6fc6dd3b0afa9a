import { nodeIn, nodesIn, stringIn, type Node } from './parse.ts';

/** What stands between the tags of an element, as the parts of one sentence. */
export type Part =
  | { kind: 'text'; text: string; start: number; end: number }
  /** `{count}` in the source, `{0}` in the sentence. */
  | { kind: 'value'; index: number; node: Node; start: number; end: number }
  /** `<b>twice</b>` in the source, `<0>twice</0>` in the sentence; without words of its own `<0/>`, and parts are null. */
  | { kind: 'element'; index: number; node: Node; parts: Part[] | null; start: number; end: number };

/** Null when no words stand there themselves: each child is then looked at by itself. */
export function sentenceOf(element: Node): Part[] | null {
  if (!hasWords(element)) return null;
  return trimmed(partsOf(element, { values: 0, elements: 0 }));
}

/** As it stands in the catalogs. */
export function textOfParts(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return part.text;
        case 'value':
          return `{${part.index}}`;
        case 'element':
          return part.parts === null
            ? `<${part.index}/>`
            : `<${part.index}>${textOfParts(part.parts)}</${part.index}>`;
        default:
          return part satisfies never;
      }
    })
    .join('');
}

function partsOf(element: Node, count: { values: number; elements: number }): Part[] {
  const parts: Part[] = [];
  for (const child of nodesIn(element, 'children')) {
    const { start, end } = child;
    const text = textOfChild(child);
    const last = parts.at(-1);
    if (text !== null) {
      if (text === '') continue;
      if (last?.kind === 'text') {
        last.text += text;
        last.end = end;
      } else {
        parts.push({ kind: 'text', text, start, end });
      }
    } else if (child.type === 'JSXExpressionContainer') {
      const expression = nodeIn(child, 'expression');
      if (expression === null || expression.type === 'JSXEmptyExpression') continue;
      parts.push({ kind: 'value', index: count.values, node: expression, start, end });
      count.values += 1;
    } else {
      const index = count.elements;
      count.elements += 1;
      parts.push({
        kind: 'element',
        index,
        node: child,
        parts: hasWords(child) ? partsOf(child, count) : null,
        start,
        end,
      });
    }
  }
  return parts;
}

function hasWords(element: Node): boolean {
  return nodesIn(element, 'children').some(
    (child) => child.type === 'JSXText' && /\p{L}/u.test(decoded(stringIn(child, 'value'))),
  );
}

/** Icons before and after the words are no part of the sentence, and its numbers begin with 0. */
function trimmed(parts: Part[]): Part[] {
  const isKept = (part: Part): boolean =>
    part.kind === 'element' ? part.parts !== null : part.kind === 'value' || part.text.trim() !== '';
  const kept = parts.slice(parts.findIndex(isKept), parts.findLastIndex(isKept) + 1);
  const dropped = parts.slice(0, parts.findIndex(isKept)).filter(({ kind }) => kind === 'element').length;
  return dropped === 0 ? kept : kept.map((part) => renumbered(part, dropped));
}

function renumbered(part: Part, by: number): Part {
  if (part.kind !== 'element') return part;
  const parts = part.parts?.map((inner) => renumbered(inner, by)) ?? null;
  return { ...part, index: part.index - by, parts };
}

/** The text of a child that is nothing else, as React renders it; null for any other. */
function textOfChild(child: Node): string | null {
  if (child.type === 'JSXText') return renderedText(stringIn(child, 'value'));
  const expression = child.type === 'JSXExpressionContainer' ? nodeIn(child, 'expression') : null;
  return expression?.type === 'Literal' && typeof expression['value'] === 'string'
    ? expression['value']
    : null;
}

/** Line breaks and what they are indented by are one space between words, and nothing at an edge. */
function renderedText(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const begun = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? begun : begun.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .map(decoded)
    .join(' ');
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&nbsp;', '\u00a0'],
  ['&lt;', '<'],
  ['&gt;', '>'],
]);

/** @throws Error for an entity that is not in the list: write its character */
function decoded(text: string): string {
  return text.replaceAll(/&#?\w+;/g, (entity) => {
    const character = ENTITIES.get(entity);
    if (character === undefined) throw new Error(`Write the character of ${entity} itself.`);
    return character;
  });
}
