import { expect, it } from 'vitest';
import { nestCondition } from './nest-condition.ts';

it.each([
  ['a rule', '@media (min-width:3px){.a{top:1px;}}', ['.a{@media (min-width:3px){top:1px;}}']],
  [
    'each of several rules',
    '@media print{.a{top:0;}.a:hover,.a[data-x]{left:0;}}',
    ['.a{@media print{top:0;}}', '.a:hover,.a[data-x]{@media print{left:0;}}'],
  ],
  ['a container', '@container (width>3px){.a{top:0;}}', ['.a{@container (width>3px){top:0;}}']],
  ['a starting style', '@starting-style{.a{opacity:0;}}', ['.a{@starting-style{opacity:0;}}']],
  ['the page itself', '@media print{:root{--x:1px;}}', [':root{@media print{--x:1px;}}']],
])('puts the condition of %s into it', (_what, rule, expected) => {
  expect(nestCondition(rule)).toEqual(expected);
});

it.each([
  ['a plain rule', '.a{top:0;}'],
  ['a rule of a pseudo-element, which would not apply', '@media print{.a{top:0;}.a::before{top:0;}}'],
  ['conditions in each other', '@supports (top:0){@media print{.a{top:0;}}}'],
  ['a text with a brace', '@media print{.a{content:"}";}}'],
  ['key frames', '@keyframes k{from{top:0;}}'],
  ['key frames in a condition', '@media print{@keyframes k{from{top:0;}}}'],
])('leaves %s as it is', (_what, rule) => {
  expect(nestCondition(rule)).toEqual([rule]);
});
