import { TEXT_STYLES } from '@aic/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { TEXT_FORMS, type TextForm } from './brief/brief.ts';
import { syllablesOf } from './brief/syllables.ts';
import { capitalize } from './forms/draft.ts';
import { writeDraft } from './write-draft.ts';

const PROMPTS: Readonly<Record<TextForm, string>> = {
  haiku: 'A haiku about autumn rain',
  list: 'A packing list with socks, a torch and bread',
  letter: 'A letter to my landlord about the heating',
  'product text': 'A short product text for a folding lantern, for people who camp with children',
  outline: 'An outline about bees',
};
const write = (prompt: string, seed = 7) => writeDraft({ prompt, style: 'casual', seed }).text;

describe('writeDraft', () => {
  it.each(TEXT_FORMS)('writes a %s in every style, labelled as a template draft', (form) => {
    for (const style of TEXT_STYLES) {
      const draft = writeDraft({ prompt: PROMPTS[form], style, seed: 7 });
      expect(draft).toMatchObject({ form, reading: { verdict: 'followed' } });
      expect(draft.text).toMatch(/^> \*\*Template draft\.\*\*.*not written by an AI model/);
      expect(draft.text).not.toContain('undefined');
    }
  });

  it.each([
    ['haiku', ['Autumn rain']],
    ['list', ['## Packing list', '- [ ] Socks', '- [ ] A torch', '- [ ] Bread']],
    ['letter', ['Hi [name of your landlord],', '**Subject:** The heating', '[your name]']],
    ['product text', ['## Folding lantern', '- For people who camp with children', '[Price']],
    ['outline', ['## Outline: bees', '### 1. Bees', '### 4. ', '### Close']],
  ] as const)('gives a %s its parts, of the words of the prompt', (form, parts) => {
    const text = write(PROMPTS[form]);
    for (const part of parts) expect(text).toContain(part);
  });

  it.each([
    ['Write a mail to my landlord that the heating is broken', 'that the heating is broken.'],
    ['a letter to Ada because I cannot come', 'that I cannot come.'],
  ])('keeps what a letter tells: %s', (prompt, clause) => {
    const draft = writeDraft({ prompt, style: 'creative', seed: 1 });
    expect(draft.text).toContain(clause);
    expect(draft.reading.understood).toHaveLength(2);
  });

  it.each(['the sea', 'autumn rain', 'a very old cat', 'an empty railway station', 'rain'])(
    'gives a haiku about %s five, seven and five syllables',
    (topic) => {
      for (let seed = 0; seed < 12; seed += 1) {
        const lines = write(`a haiku about ${topic}`, seed).trim().split('\n').slice(2);
        expect(lines.map(syllablesOf)).toEqual([5, 7, 5]);
        expect(lines.join(' ').toLowerCase()).toContain(topic);
      }
    },
  );

  it('gives the same draft for the same request, and others for other seeds', () => {
    expect(write(PROMPTS.haiku)).toBe(write(PROMPTS.haiku));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => write(PROMPTS.haiku, seed))).size).toBeGreaterThan(2);
  });

  it('reads the same prompt alike in any case and with spaces around it', () => {
    expect(write('  A HAIKU about tea')).toBe(write('a haiku about tea'));
  });

  it('writes a draft for anything at all', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom(...TEXT_STYLES), fc.integer(), (prompt, style, seed) => {
        const { text } = writeDraft({ prompt, style, seed });
        expect(text).toContain('Template draft');
        expect(text.length).toBeGreaterThan(150);
      }),
    );
  });
});

describe('capitalize', () => {
  it.each([
    ['tea', 'Tea'],
    ['éclair', 'Éclair'],
    ['🦊 fox', '🦊 fox'],
    ['', ''],
  ])('writes %j as %j', (text, capitalized) => {
    expect(capitalize(text)).toBe(capitalized);
  });
});
