import { describe, expect, it } from 'vitest';
import { readEditPrompt } from './read-edit-prompt.ts';

const read = (prompt: string) => readEditPrompt(prompt, 'general', false);

describe('readEditPrompt: whether the words can be followed', () => {
  it.each([
    ['enhance', 'warmer', 'followed'],
    ['enhance', 'improve it', 'followed'],
    ['enhance', 'make the house blue', 'unknown'],
    ['enhance', 'remove the car', 'unknown'],
    ['enhance', 'warmer, add a dragon', 'partly'],
    ['general', 'make the car bright red', 'partly'],
    ['general', 'rotate by 30 degrees', 'unknown'],
    ['general', 'fix the red eyes', 'unknown'],
    ['general', 'no vignette', 'unknown'],
    ['background_change', 'a castle', 'unknown'],
    ['background_change', 'a forest with a castle', 'partly'],
    ['background_change', 'a professional office', 'unknown'],
    ['background_change', 'white with a logo', 'partly'],
  ] as const)('under %s "%s" is %s', (editType, prompt, verdict) => {
    expect(readEditPrompt(prompt, editType, false).reading.verdict).toBe(verdict);
  });

  it('names a colour that nothing takes', () => {
    expect(read('make the car bright red').reading).toMatchObject({
      understood: ['brighter'],
      ignored: ['car red'],
    });
  });

  it('names what a reference image leaves of the words', () => {
    expect(readEditPrompt('a beach with palms', 'background_change', true).reading).toMatchObject({
      verdict: 'partly',
      ignored: ['beach with palms'],
    });
  });

  it('says what enhance would do instead, and that a general edit does nothing', () => {
    expect(readEditPrompt('add a hat', 'enhance', false).reading.instead).toBe(
      'light, colour and sharpness improved',
    );
    expect(read('add a hat').reading.instead).toBeNull();
  });
});
