import { SOURCE_LANGUAGE } from '../settings/language.ts';
import { isNeverText, looksLikeText } from './looks.ts';
import { nodesIn, nodeIn, stringIn, type Node } from './parse.ts';
import { carriersOf, type Carrier } from './place.ts';
import { ruleFor } from './rules.ts';

/**
 * Whether a string is a text that a user can read: by the names that it is handed to (rules.ts), else by its looks.
 * @param path nodes around it, the outermost first
 */
export function isText(node: Node, path: readonly Node[]): boolean {
  const text = textOf(node);
  if (isNeverText(text)) return false;
  const verdict = classify(node, path);
  return verdict === 'looks' ? looksLikeText(text.trim()) : verdict === 'text';
}

/** Of a string or a template, with `{0}` for each value in it. */
export function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node['value']);
  return nodesIn(node, 'quasis').reduce((text, { value }, index) => {
    // Safe because parts of untagged templates have no other values.
    const { cooked } = value as { cooked: string };
    return index === 0 ? cooked : `${text}{${index - 1}}${cooked}`;
  }, '');
}

function classify(node: Node, path: readonly Node[]): 'text' | 'code' | 'looks' {
  const carriers = carriersOf(node, path);
  if (carriers === null) return 'code';
  for (const carrier of carriers) {
    if (carrier.kind === 'template') return classifyPiece(path);
    const rule = ruleFor(carrier);
    if (rule !== null) return rule.is;
    if (isEdge(carrier)) break;
  }
  return 'looks';
}

/** What is around these says nothing about a string in them. */
function isEdge({ kind, name }: Carrier): boolean {
  return kind === 'argument' || kind === 'attribute' || (kind === 'result' && name !== '');
}

/** A value of a template is what the template is: `${count} ${count === 1 ? 'credit' : 'credits'}`. */
function classifyPiece(path: readonly Node[]): 'text' | 'code' | 'looks' {
  const index = path.findLastIndex(({ type }) => type === 'TemplateLiteral');
  const template = path[index];
  const outer = path.slice(0, index);
  if (template === undefined || nodeIn(outer.at(-1) ?? template, 'quasi') === template) return 'code';
  const verdict = classify(template, outer);
  return verdict === 'looks' && looksLikeText(textOf(template).trim()) ? 'text' : verdict;
}

const FORMATS: ReadonlySet<string> = new Set([
  'Intl.DateTimeFormat',
  'Intl.NumberFormat',
  'Intl.RelativeTimeFormat',
]);

/** `new Intl.NumberFormat('en')`: the language of a text that is written by a library. */
export function isLanguage(node: Node, path: readonly Node[]): boolean {
  if (node['value'] !== SOURCE_LANGUAGE) return false;
  const [carrier] = carriersOf(node, path) ?? [];
  return carrier?.kind === 'argument' && FORMATS.has(carrier.name);
}

/** `'use strict'` and the like. */
export function isDirective(node: Node): boolean {
  return node.type === 'ExpressionStatement' && stringIn(node, 'directive') !== '';
}
