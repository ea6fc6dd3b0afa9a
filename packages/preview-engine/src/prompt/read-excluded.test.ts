import { describe, expect, it } from 'vitest';
import { readPicture, readScene } from './read-scene.ts';

const read = (prompt: string, exclude: string) => readPicture(prompt, { exclude }).reading;

describe('words for what is to be left out', () => {
  it.each([
    ['a lake at night', 'moon, stars', ['lake', 'night', 'no moon', 'no stars'], [], 'followed'],
    ['a lake', 'night and storms', ['lake', 'no night', 'no storms'], [], 'followed'],
    // A landscape has mountains whatever is said.
    ['a valley', 'mountains', ['valley'], ['no mountains'], 'partly'],
    // What the engine does not know it does not paint either.
    ['a lake', 'dragons, blurry, text', ['lake'], [], 'followed'],
    ['a cat in a valley', 'cats', ['valley', 'no cats'], ['cat'], 'partly'],
  ] as const)('%s without "%s"', (prompt, exclude, understood, ignored, verdict) => {
    const reading = read(prompt, exclude);
    expect(reading.verdict).toBe(verdict);
    expect([...reading.understood].toSorted()).toEqual(expect.arrayContaining([...understood].toSorted()));
    expect(reading.ignored).toEqual(ignored);
  });

  it('leave the rest of the scene as it was', () => {
    const [plain, without] = [readScene('a boat by the sea'), readScene('a boat by the sea', 'moon')];
    expect(without).toEqual({ ...plain, without: new Set(['moon']) });
  });

  it('count more than a wish for the same', () => {
    expect(readScene('snow over a valley at night, red', 'snow, night, red')).toMatchObject({
      weather: 'clear',
      tint: { hues: [] },
      time: expect.not.stringContaining('night'),
    });
  });

  it('do nothing where they are empty', () => {
    expect(readScene('a lake', '')).toEqual(readScene('a lake'));
  });
});
