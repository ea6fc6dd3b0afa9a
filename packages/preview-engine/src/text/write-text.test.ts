import { describe, expect, it } from 'vitest';
import type { TextRequest } from './text-request.ts';
import { writeDraft } from './write-draft.ts';
import { writeText } from './write-text.ts';

const REQUEST: TextRequest = { prompt: 'A product text for a folding lantern', style: 'casual', seed: 7 };

describe('writeText', () => {
  it('tells the text word by word, and the same text at the end', async () => {
    const pieces: string[] = [];
    const told: number[] = [];
    const { text, form } = await writeText(REQUEST, {
      onText: (piece) => pieces.push(piece),
      onProgress: (part) => told.push(part),
    });
    expect(form).toBe('product text');
    expect(text).toBe(writeDraft(REQUEST).text);
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(20);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBe(1);
  });

  it('stops within a second of a cancel', async () => {
    const controller = new AbortController();
    const start = performance.now();
    const writing = writeText(REQUEST, { signal: controller.signal, onText: () => controller.abort() });
    await expect(writing).rejects.toMatchObject({ name: 'EngineError', kind: 'aborted' });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('writes nothing for a request that is cancelled already', async () => {
    const pieces: string[] = [];
    const writing = writeText(REQUEST, {
      signal: AbortSignal.abort(),
      onText: (piece) => pieces.push(piece),
    });
    await expect(writing).rejects.toMatchObject({ kind: 'aborted' });
    expect(pieces).toEqual([]);
  });
});
