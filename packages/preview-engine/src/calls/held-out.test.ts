import { GENERATION_KINDS } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { HELD_OUT } from '../../test/held-out.ts';
import { readRequest } from './read-request.ts';

describe.each(GENERATION_KINDS)('readRequest: %s prompts that no table was made for', (kind) => {
  it('has twenty', () => {
    expect(new Set(HELD_OUT[kind].map(({ prompt }) => prompt)).size).toBe(20);
  });

  it.each(HELD_OUT[kind])('takes "$prompt" as $verdict', (asked) => {
    expect(readRequest(kind, asked).verdict).toBe(asked.verdict);
  });

  it('reads the longest prompt in a moment', () => {
    const prompts = [
      'no moon above the sea ',
      'a solo violin in D minor ',
      'a list of ',
      'warmer, no ',
      'zoom in ',
    ];
    const start = performance.now();
    for (const words of prompts) {
      readRequest(kind, { prompt: words.repeat(4000 / words.length), editType: 'general' });
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
