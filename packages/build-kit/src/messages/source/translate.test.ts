import { describe, expect, it } from 'vitest';
import { messagesIn, translateSource } from './translate.ts';

const textsIn = (source: string): string[] => messagesIn('example.tsx', source).map(({ text }) => text);

const inUpperCase = (source: string): string =>
  translateSource('example.tsx', source, ({ text }) =>
    text.replaceAll(/[a-z]+/g, (word) => word.toUpperCase()),
  )?.code ?? source;

describe('messagesIn', () => {
  it('takes a sentence with its values and elements as one text', () => {
    const source =
      '<p>\n  You have {count} of <b>{total} credits</b>:{" "}\n  <Link to="/x">see how</Link>. <Icon />\n</p>';
    expect(textsIn(source)).toEqual(['You have {0} of <0>{1} credits</0>: <1>see how</1>.']);
  });

  it('leaves an icon beside the words out of the text', () => {
    expect(textsIn('<Button><Icon name="x" /> Save it</Button>')).toEqual(['Save it']);
  });

  it('looks at each child by itself where no words stand between the tags', () => {
    expect(textsIn('<p>{isOn && "one"}<b>Two</b></p>')).toEqual(['one', 'Two']);
  });

  it('tells equal texts apart by their context, and leaves out what a comment leaves out', () => {
    const source = 'const label = [/* @wc-context: a noun */ "Share", /* @wc-ignore */ "Pro", "Share"];';
    expect(messagesIn('example.ts', source).map(({ text, context }) => [text, context])).toEqual([
      ['Share', 'a noun'],
      ['Share', null],
    ]);
    expect(textsIn(`/* @wc-ignore-file */\n${source}`)).toEqual([]);
  });

  it('fails for a comment that is no directive', () => {
    expect(() => textsIn('/* @wc-ignored */ const label = "Pro"')).toThrow('no directive');
  });
});

describe('translateSource', () => {
  it('writes texts where they stand: in tags, attributes, strings and templates', () => {
    expect(inUpperCase('<p title="a b" id="x">a {n} <b>b</b></p>')).toBe(
      '<p title={"A B"} id="x">{"A "}{n}{" "}<b>{"B"}</b></p>',
    );
    expect(inUpperCase('const label = `${n} of ${fn("x")}, ` + "it\'s"')).toBe(
      'const label = `${n} OF ${fn("x")}, ` + "IT\'S"',
    );
  });

  it('lets a language put values and elements in another order', () => {
    const swap = (source: string, text: string) => translateSource('example.tsx', source, () => text)?.code;
    expect(swap('const text = `${a} of ${b} are`', '{1}: {0} `sind` ${x}')).toBe(
      'const text = `${b}: ${a} \\`sind\\` \\${x}`',
    );
    expect(swap('<p>See <a href="/x">{name} here</a> or <b>go</b></p>', '<1>geh</1> zu <0>{0}</0>')).toBe(
      '<p><b>{"geh"}</b>{" zu "}<a href="/x">{name}</a></p>',
    );
  });

  it('keeps spaces around a text, which are no part of it', () => {
    expect(inUpperCase('const text = isOn ? `, in ${place}` : " of "')).toBe(
      'const text = isOn ? `, IN ${place}` : " OF "',
    );
  });

  it('writes figures and dates in the language of the texts', () => {
    const source = "new Intl.NumberFormat('en', { style: 'currency' })";
    expect(translateSource('example.ts', source, () => null, 'de')?.code).toBe(
      'new Intl.NumberFormat("de", { style: \'currency\' })',
    );
  });

  it('has nothing to say of a source without texts', () => {
    expect(translateSource('example.ts', '"use strict"; export const path = "/x"', () => 'x')).toBeNull();
  });
});

describe('html templates', () => {
  it('takes the words between tags with their values, and nothing of tags, styles and attributes', () => {
    const source =
      'html`<html lang="en"><style>b { c: d }</style><p class="a b">Made by\n ${name} &middot; ${isOn && html`<b>now</b>`}</p>${html` width="${n}"`}\\n`';
    expect(textsIn(source)).toEqual(['now', 'Made by {0} · {1}']);
    expect(translateSource('example.ts', source, ({ text }) => `<${text}>`, 'de')?.code).toBe(
      'html`<html lang="de"><style>b { c: d }</style><p class="a b">&lt;Made by ${name} · ${isOn && html`<b>&lt;now></b>`}></p>${html` width="${n}"`}\\n`',
    );
  });
});
