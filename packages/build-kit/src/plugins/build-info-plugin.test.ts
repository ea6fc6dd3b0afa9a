import { expect, it } from 'vitest';
import { minifyCss, minifyScript } from './build-info-plugin.ts';

it('leaves comments, blanks and long names out of a script of the page, which the page still calls', () => {
  const source = `(files => {
    // Why it is so.
    const longName = files.map((file) => file + 1);
    return longName;
  })`;

  const minified = minifyScript(source);

  expect(minified).not.toMatch(/Why|longName|\n/);
  // eslint-disable-next-line no-eval -- It is what the browser does with it.
  expect((0, eval)(`${minified}([1, 2])`)).toEqual([2, 3]);
});

it('leaves comments and blanks out of styles, and in them what means something', () => {
  const css = `
/* Why
   it is so. */
@media (min-width: 3px) and (hover) {
  .a > .b , .c:not(.d) .e {
    font: 400 1rem / 2 'In  ter', sans-serif;
    width: calc(1px + 2px);
  }
}`;

  expect(minifyCss(css)).toBe(
    "@media (min-width: 3px) and (hover){.a > .b , .c:not(.d) .e{font: 400 1rem / 2 'In  ter', sans-serif;width: calc(1px + 2px);}}",
  );
});
