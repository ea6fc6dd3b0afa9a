import { describe, expect, it } from 'vitest';
import { TEXT_STYLES } from '@aic/contract';
import { TEXT_FORMS } from './brief.ts';
import type { TextRequest } from './text-request.ts';
import { writeDraft } from './write-draft.ts';
import { writeText } from './write-text.ts';

const PROMPTS = {
  caption: 'A caption for a bakery',
  outline: 'An outline about bees',
  blurb: 'A folding lantern',
  letter: 'A letter to my landlord about the heating',
  lyrics: 'A song about rain',
};
const JOB: TextRequest = { prompt: PROMPTS.caption, style: 'casual', seed: 7 };

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

  it('gives the same draft for the same job, and others for other seeds', () => {
    const draft = (seed: number) => writeDraft({ ...JOB, seed }).text;
    expect(draft(7)).toBe(draft(7));
    expect(new Set([1, 2, 3, 4, 5, 6].map(draft)).size).toBeGreaterThan(2);
  });
});

describe('writeText', () => {
  it('tells the text piece by piece, and the same text at the end', async () => {
    const pieces: string[] = [];
    const told: number[] = [];
    const { text } = await writeText(JOB, {
      onText: (piece) => pieces.push(piece),
      onProgress: (part) => told.push(part),
    });
    expect(pieces.length).toBeGreaterThan(20);
    expect(text).toBe(pieces.join(''));
    expect(told.at(-1)).toBe(1);
  });

  it('stops within a second of a cancel', async () => {
    const controller = new AbortController();
    const start = performance.now();
    const writing = writeText(JOB, { signal: controller.signal, onText: () => controller.abort() });
    await expect(writing).rejects.toMatchObject({ kind: 'aborted' });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
