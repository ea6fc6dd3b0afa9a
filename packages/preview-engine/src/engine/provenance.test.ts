import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { PROVENANCE, titleOf } from './provenance.ts';

const charactersOf = (text: string): number => Array.from(new Intl.Segmenter().segment(text)).length;

describe('PROVENANCE', () => {
  it('says that no model made the file', () => {
    expect(PROVENANCE).toBe('Made by the preview engine: procedural, not an AI model');
  });
});

describe('titleOf', () => {
  it.each([
    ['a lake', 'a lake'],
    ['  a lake \n', 'a lake'],
    ['', ''],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), 'x'.repeat(60)],
  ])('makes of %j the title %j', (prompt, title) => {
    expect(titleOf(prompt)).toBe(title);
  });

  it.each(['👩‍👩‍👧', '🏳️‍🌈', 'e\u0301', '한'])('cuts no %s in half', (character) => {
    expect(titleOf(character.repeat(80))).toBe(character.repeat(60));
  });

  it('is the start of the prompt, of at most 60 characters', () => {
    fc.assert(
      fc.property(anyText(), (prompt) => {
        const title = titleOf(prompt);
        expect(prompt.trim().startsWith(title)).toBe(true);
        expect(charactersOf(title)).toBeLessThanOrEqual(60);
      }),
    );
  });
});
