import { PROMPT_LENGTH_MAX } from '@aic/sdk';
import { imageItem, textItem } from '@aic/sdk/testing';
import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it('are the written words of a text, without their marks', () => {
  const response = '# Fresh bread\n\nEvery **morning**.\n\n- warm\n1. `crisp`';

  expect(wordsOf(textItem({ response }))).toBe('Fresh bread\nEvery morning.\nwarm\ncrisp');
});

it('are the prompt of everything else, and of a text without words', () => {
  expect(wordsOf(imageItem({ prompt: 'A *bold* fox' }))).toBe('A *bold* fox');
  expect(wordsOf(textItem({ prompt: 'A caption', response: '' }))).toBe('A caption');
});

it('are refused where there are none', () => {
  expect(() => wordsOf(imageItem({ prompt: '' }))).toThrow('This item has no words.');
});

it('are cut between two words where they are longer than a prompt may be', () => {
  const words = wordsOf(textItem({ response: 'bread '.repeat(PROMPT_LENGTH_MAX) }));

  expect(words.length).toBeLessThanOrEqual(PROMPT_LENGTH_MAX);
  expect(words.endsWith('bread')).toBe(true);
});
