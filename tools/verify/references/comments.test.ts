import { describe, expect, it } from 'vitest';
import { commentsOf } from './comments.ts';

const inScript = (source: string) => commentsOf('a.tsx', source);
const inSql = (source: string) => commentsOf('a.sql', source);

describe('in TypeScript', () => {
  it('are lines and blocks, with the line they begin in and without their marks', () => {
    const source = 'const a = 1; // one\n\n/** Two\n * and more. */\nconst b = 2;\n/* three */';

    expect(inScript(source)).toEqual([
      { line: 1, text: 'one' },
      { line: 3, text: 'Two and more.' },
      { line: 6, text: 'three' },
    ]);
  });

  it('are one comment when lines follow each other without code between them', () => {
    expect(inScript('// one\n  // and two\ncode();\n// three')).toEqual([
      { line: 1, text: 'one and two' },
      { line: 4, text: 'three' },
    ]);
  });

  it.each([
    ['a string', `const url = 'https://example.com'; const mark = "/*";`],
    ['an escaped quote', String.raw`const text = 'it\'s // no comment';`],
    ['a template, also in its holes', 'const text = `// ${call({ a: `// b` })} // c`;'],
    ['a regular expression', String.raw`const mark = text.match(/\/\/ [/*] "/);`],
    ['the text of a page', '<b>http://localhost</b>;'],
    ['a division', 'const half = (a / b) / c[0] / 2;'],
  ])('are not in %s', (_name, source) => {
    expect(inScript(`${source} // end`)).toEqual([{ line: 1, text: 'end' }]);
  });

  it('are found behind the apostrophe of a text', () => {
    expect(inScript("<p>Don't</p>; // one\n// and two")).toEqual([{ line: 1, text: 'one and two' }]);
  });
});

it('are found in SQL, inside of function bodies too', () => {
  const source = "-- one\nselect '-- no', 'it''s';\n$$\n  -- two\n$$;\n/* three */";

  expect(inSql(source)).toEqual([
    { line: 1, text: 'one' },
    { line: 4, text: 'two' },
    { line: 6, text: 'three' },
  ]);
});
