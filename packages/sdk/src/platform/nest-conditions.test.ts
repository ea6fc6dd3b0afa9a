import { compile, middleware, rulesheet, serialize, stringify } from 'stylis';
import { expect, it } from 'vitest';
import { nestConditions } from './nest-conditions.ts';

function rulesOf(css: string): string[] {
  const rules: string[] = [];
  serialize(compile(css), middleware([nestConditions, stringify, rulesheet((rule) => rules.push(rule))]));
  return rules;
}

it.each([
  [
    'a condition',
    '.a{top:0;@media (min-width:3px){top:1px;}}',
    ['.a{top:0;}', '.a{@media (min-width:3px){top:1px;}}'],
  ],
  [
    'each rule of one',
    '.a{@media print{top:0;&:hover,&[data-x]{left:0;}}}',
    ['.a{@media print{top:0;}}', '.a:hover,.a[data-x]{@media print{left:0;}}'],
  ],
  [
    'conditions in each other',
    '.a{@supports (top:0){@media print{top:0;}}}',
    ['.a{@supports (top:0){@media print{top:0;}}}'],
  ],
  [
    'a container and a starting style',
    '.a{@container (width>3px){top:0;}@starting-style{opacity:0;}}',
    ['.a{@container (width>3px){top:0;}}', '.a{@starting-style{opacity:0;}}'],
  ],
  ['a page-wide one', '@media print{:root{--x:1px;}}', [':root{@media print{--x:1px;}}']],
])('puts %s into the rule', (_what, css, expected) => {
  expect(rulesOf(css)).toEqual(expected);
});

it.each([
  ['pseudo-elements', '@media print{.a::before{top:0;}.a{top:0;}}'],
  ['pseudo-elements further in', '@supports (top:0){@media print{.a::before{top:0;}}}'],
  ['key frames', '@keyframes k{from{top:0;}}'],
  ['key frames in a condition', '@media print{@keyframes k{from{top:0;}}}'],
])('leaves %s as they are', (_what, css) => {
  expect(rulesOf(css)).toEqual([css]);
});
