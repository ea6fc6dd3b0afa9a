import { expect, it } from 'vitest';
import { scopeCss } from './scope-css.ts';

const scoped = (css: string) => scopeCss(css, '[data-here]');

it.each([
  ['a rule', '.a{color:red;}', '[data-here] .a{color:red;}'],
  ['each selector of a list', '.a,.b:is(.c, .d){top:0;}', '[data-here] .a,[data-here] .b:is(.c, .d){top:0;}'],
  [
    'rules inside of conditions',
    '@media (min-width:3px){.a:hover{top:0;}}',
    '@media (min-width:3px){[data-here] .a:hover{top:0;}}',
  ],
  ['a starting style', '@starting-style{.a{opacity:0;}}', '@starting-style{[data-here] .a{opacity:0;}}'],
])('makes %s match in its place alone', (_what, css, expected) => {
  expect(scoped(css)).toBe(expected);
});

it.each([
  ['key frames', '@keyframes k{from{opacity:0;}to{opacity:1;}}'],
  ['a rule that names the place itself', '[data-here] .a{transition:none;}'],
  ['a rule about the page', ':root{--x:1px;}'],
])('leaves %s as they are', (_what, css) => {
  expect(scoped(css)).toBe(css);
});

it('drops the notes of styled-components', () => {
  expect(scoped('.a{top:0;}/*!sc*/\ndata-styled.g1[id="sA"]{content:"a,"}/*!sc*/\n')).toBe(
    '[data-here] .a{top:0;}',
  );
});
