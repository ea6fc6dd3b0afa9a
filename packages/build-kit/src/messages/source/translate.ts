import { MagicString, type SourceMap } from 'magic-string';
import { compileTranslation } from 'wuchale/compiler';
import { SOURCE_LANGUAGE } from '../settings/language.ts';
import { directivesOf, type Directive } from './directives.ts';
import { isHtml, readText, textsOfHtml, writeHtml } from './html-texts.ts';
import { isDirective, isLanguage, isText, textOf } from './is-text.ts';
import { childrenOf, nodeIn, nodesIn, parse, type Node } from './parse.ts';
import { renderSentence, renderString } from './render.ts';
import { sentenceOf, textOfParts, type Part } from './sentence.ts';

/** A text in a source. */
export interface Message {
  /** With `{0}` for values and `<0>…</0>` for elements in it; without spaces around it. */
  text: string;
  /** Tells equal texts of different meaning apart. */
  context: string | null;
  /** The source of each value. */
  values: readonly string[];
}

/** @returns the text of another language, or null to leave the English one */
export type Translate = (message: Message) => string | null;

/** The texts of a source, in its order. @throws Error when it cannot be parsed */
export function messagesIn(path: string, source: string): Message[] {
  const messages: Message[] = [];
  translateSource(path, source, (message) => {
    messages.push(message);
    return null;
  });
  return messages;
}

/**
 * A source with its texts in another language: they stand where the English ones stood, so nothing is looked up when
 * it runs. @returns null when nothing differs @throws Error when it cannot be parsed
 */
export function translateSource(
  path: string,
  source: string,
  translate: Translate,
  language = SOURCE_LANGUAGE,
): { code: string; map: SourceMap } | null {
  const { program, comments } = parse(path, source);
  const directives = directivesOf(source, comments);
  if (directives === 'ignore-file') return null;
  const edited = new MagicString(source);
  walk({ source, edited, directives, translate, language, joined: new Set() }, program, [], null);
  if (!edited.hasChanged()) return null;
  return { code: edited.toString(), map: edited.generateMap({ source: path, hires: true }) };
}

interface Work {
  source: string;
  edited: MagicString;
  directives: ReadonlyMap<number, Directive>;
  translate: Translate;
  language: string;
  /** Elements that are part of the sentence around them. */
  joined: Set<Node>;
}

function walk(work: Work, node: Node, path: readonly Node[], around: Directive | null): void {
  const directive = work.directives.get(node.start) ?? around;
  if (directive?.kind === 'ignore' || isDirective(node) || isType(node) || isStyle(node)) return;
  const parts = isElement(node) && !work.joined.has(node) ? sentenceOf(node) : null;
  if (parts !== null) joinElements(work, parts);
  const isInSentence = parts !== null || work.joined.has(node);
  const quasi = isHtml(node) ? nodeIn(node, 'quasi') : null;
  const inside = quasi === null ? [...path, node] : [...path, node, quasi];
  for (const child of quasi === null ? childrenOf(node) : nodesIn(quasi, 'expressions')) {
    if (!isInSentence || !isLiteralChild(child)) walk(work, child, inside, directive);
  }
  const context = directive?.context ?? null;
  if (quasi !== null) replaceHtml(work, node);
  else if (parts !== null) replaceSentence(work, parts, context);
  else if (isLanguage(node, path)) replaceLanguage(work, node);
  else if (isString(node) && (directive !== null || isText(node, path))) {
    replaceString(work, node, path, context);
  }
}

function replaceString(
  { source, edited, translate }: Work,
  node: Node,
  path: readonly Node[],
  context: string | null,
) {
  const { before, text, after } = withoutEdges(textOf(node));
  const expressions = nodesIn(node, 'expressions');
  const values = expressions.map(({ start, end }) => source.slice(start, end));
  const translated = text === '' ? null : translate({ text, context, values });
  if (translated === null) return;
  const compiled = compileTranslation(before + translated + after, '');
  const rendered = renderString(
    compiled,
    expressions.map(({ start, end }) => edited.slice(start, end)),
  );
  const isAttribute = path.at(-1)?.type === 'JSXAttribute';
  edited.update(node.start, node.end, isAttribute ? `{${rendered}}` : rendered);
}

/** Figures and dates are written as the texts are. */
function replaceLanguage({ edited, language }: Work, node: Node): void {
  if (language !== SOURCE_LANGUAGE) edited.update(node.start, node.end, JSON.stringify(language));
}

function replaceSentence(
  { source, edited, translate }: Work,
  parts: readonly Part[],
  context: string | null,
): void {
  const { before, text, after } = withoutEdges(textOfParts(parts));
  const values = valuesOf(parts).map(({ node }) => source.slice(node.start, node.end));
  const translated = translate({ text, context, values });
  const [first] = parts;
  const last = parts.at(-1);
  if (translated === null || first === undefined || last === undefined) return;
  const compiled = compileTranslation(before + translated + after, '');
  const rendered = renderSentence(compiled, parts, (start, end) => edited.slice(start, end));
  edited.update(first.start, last.end, rendered);
}

/** `html` templates of pages and mails: their texts, and the language that they say they are in. */
function replaceHtml({ source, edited, translate, language }: Work, node: Node): void {
  for (const { start, end, text: raw, values } of textsOfHtml(source, node)) {
    const { before, text, after } = withoutEdges(readText(raw));
    const sources = values.map((value) => source.slice(value.start, value.end));
    const translated = translate({ text, context: null, values: sources });
    if (translated === null) continue;
    const written = writeHtml(
      translated,
      values.map((value) => edited.slice(value.start, value.end)),
    );
    edited.update(start, end, before + written + after);
  }
  const lang = source.slice(node.start, node.end).indexOf(LANG);
  if (lang !== -1 && language !== SOURCE_LANGUAGE) {
    edited.update(node.start + lang, node.start + lang + LANG.length, `<html lang="${language}"`);
  }
}

const LANG = `<html lang="${SOURCE_LANGUAGE}"`;

function withoutEdges(whole: string): { before: string; text: string; after: string } {
  const text = whole.trim();
  const start = whole.indexOf(text);
  return { before: whole.slice(0, start), text, after: whole.slice(start + text.length) };
}

function valuesOf(parts: readonly Part[]): Array<Extract<Part, { kind: 'value' }>> {
  return parts.flatMap((part) => {
    if (part.kind === 'value') return [part];
    return part.kind === 'element' && part.parts !== null ? valuesOf(part.parts) : [];
  });
}

function joinElements({ joined }: Work, parts: readonly Part[]): void {
  for (const part of parts) {
    if (part.kind !== 'element' || part.parts === null) continue;
    joined.add(part.node);
    joinElements({ joined } as Work, part.parts);
  }
}

const isElement = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

const isString = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

const isStyle = (node: Node): boolean => node.type === 'TaggedTemplateExpression' && !isHtml(node);

/** Nothing of it is there at run time, other than of `value as Type`. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') &&
  !/^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSParameterProperty$/.test(type);

/** `{'text'}` between tags. */
function isLiteralChild(node: Node): boolean {
  const expression = node.type === 'JSXExpressionContainer' ? nodeIn(node, 'expression') : null;
  return expression?.type === 'Literal' && typeof expression['value'] === 'string';
}
