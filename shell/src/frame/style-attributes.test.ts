import { expect, it } from 'vitest';
import { takeStylesOut } from './style-attributes.ts';

it('makes a rule of each style attribute, once for elements with the same', () => {
  const { html, css } = takeStylesOut(
    '<p style="color:red">a</p><p style="color:red">b</p><p class="x" style="font-family:&quot;A &amp; B&quot;">c</p>',
  );

  expect(html).toBe('<p data-style="0">a</p><p data-style="0">b</p><p class="x" data-style="1">c</p>');
  expect(css).toBe('[data-style="0"]{color:red}[data-style="1"]{font-family:"A & B"}');
});

it('leaves HTML without any alone', () => {
  expect(takeStylesOut('<p>style</p>')).toEqual({ html: '<p>style</p>', css: '' });
});
