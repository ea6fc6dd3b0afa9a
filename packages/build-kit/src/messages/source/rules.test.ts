import { describe, expect, it } from 'vitest';
import { isText, textOf } from './is-text.ts';
import { childrenOf, parse, type Node } from './parse.ts';
import { carriersOf } from './place.ts';
import { RULES } from './rules.ts';

/** Each string of a source and whether it is a text. Keys, and sides of comparisons, are left out. */
function verdictsOf(source: string): Array<[string, boolean]> {
  const verdicts: Array<[string, boolean]> = [];
  const visit = (node: Node, path: readonly Node[]): void => {
    const isString =
      node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');
    if (isString && carriersOf(node, path) !== null) verdicts.push([textOf(node), isText(node, path)]);
    for (const child of childrenOf(node)) visit(child, [...path, node]);
  };
  visit(parse('example.tsx', source).program, []);
  return verdicts;
}

describe('names that say what a string is', () => {
  it.each(RULES)('$of is $is: $example', ({ is, example }) => {
    const verdicts = verdictsOf(example);
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.filter(([, isTaken]) => isTaken !== (is === 'text'))).toEqual([]);
  });
});

describe('what no name explains is decided by its looks', () => {
  it.each([
    ['use("Nothing was charged.")', true],
    ['use("Delete")', true],
    ['use(`${count} days left`)', true],
    ['use("taken back")', true],
    ['use(` Not: ${names}.`)', true],
    ['use("image")', false],
    ['use("image/png")', false],
    ['use("ArrowLeft")', false],
    ['use("(pointer: coarse)")', false],
    ['use("1px solid var(--edge)")', false],
    ['use("button, a, input")', false],
    ['use(`translate(${x}px, ${y}px)`)', false],
    ['use(`/u/${handle}`)', false],
    ['use("https://example.com/Some page")', false],
  ])('%s', (source, isTaken) => {
    expect(verdictsOf(source).map(([, verdict]) => verdict)).toEqual([isTaken]);
  });
});

describe('what is never a text', () => {
  it.each([
    'if (key === "Delete") stop()',
    'switch (key) { case "Delete": stop() }',
    'const KIND_NAMES = { "Some key": 1 }',
    'use(item["Some key"])',
    'import { it } from "Some module"',
    'const color = { label: "#0068a7", text: "12px" }',
  ])('%s', (source) => {
    expect(verdictsOf(source).filter(([, isTaken]) => isTaken)).toEqual([]);
  });
});
