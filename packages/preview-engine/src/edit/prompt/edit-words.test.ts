import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords } from './edit-words.ts';

const texts = (prompt: string): string[] => splitWords(prompt).map(({ text }) => text);

describe('splitWords', () => {
  it.each([
    ['Make it warmer', ['make', 'warmer']],
    ['the sky, please!', ['sky', ',', 'please', '!']],
    ['crop to 16:9', ['crop', 'to', '16:9']],
    ['this, these and its', [',', 'and']],
    ['16x9', ['16x9']],
    ['in the 1970s', ['in', '1970']],
    ['70s', ['70s']],
    ['b&w', ['bw']],
    ['B/W', ['bw']],
    ['b & w', ['bw']],
    ['black-and-white', ['black', 'and', 'white']],
    ['rotate 90°', ['rotate', '90', 'degree']],
    ["don't crop", ['not', 'crop']],
    ['don’t crop', ['not', 'crop']],
    ['8-bit', ['8', 'bit']],
    ['', []],
    [' \n\t ', []],
  ])('splits %j into %j', (prompt, words) => {
    expect(texts(prompt)).toEqual(words);
  });

  it.each([
    ['color', 'colour'],
    ['colors', 'colour'],
    ['colorful', 'colourful'],
    ['gray', 'grey'],
    ['grays', 'grey'],
    ['grayscale', 'greyscale'],
    ['degrees', 'degree'],
    ['deg', 'degree'],
  ])('spells "%s" as "%s"', (written, spelt) => {
    expect(texts(written)).toEqual([spelt]);
  });

  it('tells where each word stands in the prompt', () => {
    const prompt = '  Warmer, b&w  skies';
    expect(splitWords(prompt).map(({ start, end }) => prompt.slice(start, end))).toEqual([
      'Warmer',
      ',',
      'b&w',
      'skies',
    ]);
  });

  it('keeps places rising and inside the prompt, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (prompt) => {
        let before = 0;
        for (const { start, end } of splitWords(prompt)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(prompt.length);
          before = end;
        }
      }),
    );
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty'])('takes "%s" for a plain word', (word) => {
    for (const text of texts(word)) expect(typeof text).toBe('string');
  });
});
