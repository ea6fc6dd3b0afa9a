import { describe, expect, it } from 'vitest';
import { readEditPrompt } from '../edit/prompt/read-edit-prompt.ts';
import { listPhrases } from './list-phrases.ts';

const MANY_WISHES = 'warmer darker 16:9 mirror vintage rotate';
const FIVE_COLOURS = 'gradient of blue, purple, orange, green, yellow, red, pink, turquoise, brown and white';

describe('listPhrases', () => {
  it('lists a phrase once, and twelve at most', () => {
    const phrases = Array.from({ length: 20 }, (_, index) => `phrase ${index}`);
    expect(listPhrases(['warmer', 'darker', 'warmer'])).toEqual(['warmer', 'darker']);
    expect(listPhrases(phrases)).toEqual(phrases.slice(0, 12));
  });

  it('shows 80 characters whole and cuts longer ones, never through a character', () => {
    const whole = '🌊'.repeat(80);
    expect(listPhrases([whole, `${whole}🌊`])).toEqual([whole, `${'🌊'.repeat(79)}…`]);
  });

  it.each([
    [MANY_WISHES, 'background_change'],
    [FIVE_COLOURS, 'background_change'],
    [`background: ${FIVE_COLOURS}`, 'general'],
    ['background xyzzy, '.repeat(20), 'general'],
    ['x'.repeat(200), 'background_change'],
  ] as const)('holds for all that is listed of an edit: %s (%s)', (prompt, editType) => {
    const { understood, ignored } = readEditPrompt(prompt, editType, false).reading;
    for (const phrases of [understood, ignored]) {
      expect(phrases.length).toBeLessThanOrEqual(12);
      for (const phrase of phrases) expect(Array.from(phrase).length).toBeLessThanOrEqual(80);
    }
    expect(understood.length + ignored.length).toBeGreaterThan(0);
  });
});
