import { expect, it } from 'vitest';
import { restoreInlineStyles, extractInlineStyles } from './inline-styles.ts';

it('makes a rule of each style attribute, once for elements with the same', () => {
  const { html, css } = extractInlineStyles(
    '<p style="color:red">a</p><p style="color:red">b</p><p class="x" style="font-family:&quot;A &amp; B&quot;">c</p>',
  );

  expect(html).toBe(
    '<p data-style="color:red">a</p><p data-style="color:red">b</p><p class="x" data-style="font-family:&quot;A &amp; B&quot;">c</p>',
  );
  expect(css).toBe(
    String.raw`[data-style="color:red"]{color:red}[data-style="font-family:\"A & B\""]{font-family:"A & B"}`,
  );
});

it('leaves HTML without any alone', () => {
  expect(extractInlineStyles('<p>style</p>')).toEqual({ html: '<p>style</p>', css: '' });
});

it('gives the elements their styles back, so that no rule holds on to them', () => {
  const root = document.createElement('div');
  root.innerHTML = extractInlineStyles('<p style="pointer-events:none"></p><p></p>').html;

  restoreInlineStyles(root);

  const [first, second] = root.querySelectorAll('p');
  expect(first?.style.pointerEvents).toBe('none');
  expect(first?.hasAttribute('data-style')).toBe(false);
  expect(second?.hasAttribute('style')).toBe(false);
});
