import { TEXT_STYLES } from '@aic/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { createRandom } from '../maths/random.ts';
import { TEXT_FORMS, type TextForm } from './brief/brief.ts';
import { VOICES } from './brief/voices.ts';
import { capitalize, draw } from './forms/draft.ts';
import { writeDraft } from './write-draft.ts';

const PROMPTS: Readonly<Record<TextForm, string>> = {
  caption: 'A caption for a bakery',
  outline: 'An outline about bees',
  blurb: 'A folding lantern',
  letter: 'A letter to my landlord about the heating',
  lyrics: 'A song about rain',
};
const write = (prompt: string, seed = 7) => writeDraft({ prompt, style: 'casual', seed }).text;

describe('writeDraft', () => {
  it.each(TEXT_FORMS)('writes a %s in every style, labelled as a template draft', (form) => {
    const drafts = TEXT_STYLES.map((style) => writeDraft({ prompt: PROMPTS[form], style, seed: 7 }));
    for (const draft of drafts) {
      expect(draft.form).toBe(form);
      expect(draft.text).toMatch(/^> \*\*Template draft\.\*\*.*not written by an AI model/);
      expect(draft.text).not.toContain('undefined');
    }
    expect(new Set(drafts.map(({ text }) => text)).size).toBe(TEXT_STYLES.length);
  });

  it.each([
    ['caption', ['## Three captions', '1. ', '2. ', '3. ', '## Hashtags', '#bakery']],
    ['outline', ['## Outline: bees', '### 1. ', '### 2. ', '### 3. ', '### Close']],
    ['blurb', ['## A folding lantern', '**A folding lantern**', '- **']],
    ['letter', ['**Subject:** The heating', '[name of your landlord]', '[your name]']],
    ['lyrics', ['## Rain', '### Verse 1', '### Chorus', '### Bridge', '**Rain, oh, rain**']],
  ] as const)('gives a %s its parts', (form, parts) => {
    const text = write(PROMPTS[form]);
    for (const part of parts) expect(text).toContain(part);
  });

  it.each(TEXT_FORMS)('leaves the facts of a %s to the user, in brackets', (form) => {
    expect(write(PROMPTS[form])).toMatch(/\[[^\]]+\]/);
  });

  it('gives the same draft for the same request, and others for other seeds', () => {
    expect(write(PROMPTS.caption)).toBe(write(PROMPTS.caption));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => write(PROMPTS.caption, seed))).size).toBeGreaterThan(2);
  });

  it.each([0, 2 ** 31 - 1])('takes %i as a seed', (seed) => {
    expect(write(PROMPTS.blurb, seed)).toContain('Template draft');
  });

  it('reads the same prompt alike in any case and with spaces around it', () => {
    expect(write('  A CAPTION for tea').replaceAll('TEA', 'tea')).toBe(write('a caption for tea'));
  });

  it('writes a draft for anything at all', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom(...TEXT_STYLES), fc.integer(), (prompt, style, seed) => {
        const { text } = writeDraft({ prompt, style, seed });
        expect(text).toContain('Template draft');
        expect(text.length).toBeGreaterThan(200);
      }),
    );
  });
});

describe('VOICES', () => {
  it.each(TEXT_STYLES)('has enough words in %s for one draft without saying anything twice', (style) => {
    const { openings, qualities, verbs, calls } = VOICES[style];
    expect(new Set(openings).size).toBeGreaterThanOrEqual(2);
    expect(new Set(qualities).size).toBeGreaterThanOrEqual(3);
    expect(new Set(verbs).size).toBeGreaterThanOrEqual(3);
    expect(new Set(calls).size).toBeGreaterThanOrEqual(1);
  });
});

describe('draw', () => {
  it('draws different members, in random order', () => {
    const orders = Array.from({ length: 20 }, (_, seed) =>
      draw(createRandom(String(seed)), ['a', 'b', 'c'], 3).join(''),
    );
    expect(new Set(orders).size).toBeGreaterThan(2);
    for (const order of orders) expect([...new Set(Array.from(order))]).toHaveLength(3);
  });

  it('draws no more than there are', () => {
    expect(draw(createRandom('a'), ['one'], 5)).toEqual(['one']);
    expect(draw(createRandom('a'), [], 2)).toEqual([]);
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
