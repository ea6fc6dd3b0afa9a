import type { CompiledElement, CompositePayload } from 'wuchale';
import { nodeIn, type Node } from './parse.ts';
import type { Part } from './sentence.ts';

type Slice = (start: number, end: number) => string;

/** A text in a template or in quotes. @param values sources of its values */
export function renderString(compiled: CompiledElement, values: readonly string[]): string {
  if (typeof compiled === 'string') return JSON.stringify(compiled);
  const inner = partsOf(compiled).map((part) => {
    if (typeof part === 'string') return part.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&');
    return typeof part === 'number' ? `\${${values[part] ?? ''}}` : '';
  });
  return `\`${inner.join('')}\``;
}

/** A sentence between tags: its words in braces, with the elements and values of the source among them. */
export function renderSentence(compiled: CompiledElement, parts: readonly Part[], slice: Slice): string {
  const { values, elements } = indexed(parts);
  const render = (part: CompiledElement | CompositePayload): string => {
    if (typeof part === 'string') return `{${JSON.stringify(part)}}`;
    if (typeof part === 'number') {
      const value = values.get(part);
      return value === undefined ? '' : slice(value.start, value.end);
    }
    const [index, ...inner] = part;
    const element = typeof index === 'number' ? elements.get(index) : undefined;
    if (element === undefined) return '';
    if (element.parts === null) return slice(element.start, element.end);
    const [opening, closing] = tagsOf(element.node);
    return slice(opening.start, opening.end) + inner.map(render).join('') + slice(closing.start, closing.end);
  };
  return partsOf(compiled).map(render).join('');
}

const partsOf = (compiled: CompiledElement): readonly CompositePayload[] =>
  Array.isArray(compiled) ? compiled : [compiled];

type ValuePart = Extract<Part, { kind: 'value' }>;
type ElementPart = Extract<Part, { kind: 'element' }>;

function indexed(parts: readonly Part[]): {
  values: Map<number, ValuePart>;
  elements: Map<number, ElementPart>;
} {
  const values = new Map<number, ValuePart>();
  const elements = new Map<number, ElementPart>();
  const add = (part: Part): void => {
    if (part.kind === 'value') values.set(part.index, part);
    if (part.kind === 'element') {
      elements.set(part.index, part);
      part.parts?.forEach(add);
    }
  };
  parts.forEach(add);
  return { values, elements };
}

function tagsOf(node: Node): [Node, Node] {
  const opening = nodeIn(node, 'openingElement') ?? nodeIn(node, 'openingFragment') ?? node;
  const closing = nodeIn(node, 'closingElement') ?? nodeIn(node, 'closingFragment') ?? node;
  return [opening, closing];
}
