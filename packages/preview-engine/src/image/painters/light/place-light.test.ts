import { describe, expect, it } from 'vitest';
import { openEasel } from '../../../../test/easel.ts';
import { readScene } from '../../../prompt/read-scene.ts';
import { cloudiness, hasStars, placeLight } from './place-light.ts';

describe('placeLight', () => {
  it.each([
    ['a lake at dawn', 'sun'],
    ['a lake in the morning', 'sun'],
    ['a lake at noon', 'sun'],
    ['a lake at sunset', 'sun'],
    ['a lake at dusk', 'none'],
    ['a lake at dusk with a moon', 'moon'],
    ['a lake at night', 'moon'],
    ['a lake at night, no moon', 'none'],
    ['a lake at noon without the sun', 'none'],
  ])('gives "%s" its body: %s', (prompt, body) => {
    expect(placeLight(openEasel(prompt), 500).body).toBe(body);
  });

  it('stands on a third of the picture, above the horizon, at every hour', () => {
    for (const hour of ['dawn', 'morning', 'noon', 'sunset', 'dusk', 'night']) {
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const { x, y, radius } = placeLight(openEasel(`a lake at ${hour}`, seed), 500);
        expect(Math.min(Math.abs(x - 325), Math.abs(x - 675))).toBeLessThan(60);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(500);
        expect(radius).toBeGreaterThan(30);
      }
    }
  });

  it('sinks from noon to sunset', () => {
    expect(placeLight(openEasel('a lake at noon'), 500).y).toBeLessThan(
      placeLight(openEasel('a lake at sunset'), 500).y,
    );
  });
});

describe('hasStars', () => {
  it.each([
    ['a lake at night', true],
    ['a lake at noon', false],
    ['stars over a lake at dusk', true],
    ['a lake at night, no stars', false],
    ['a rainy lake at night', false],
    ['a stormy lake at night', false],
    ['a snowy lake at night', true],
  ])('knows whether "%s" has stars: %s', (prompt, expected) => {
    expect(hasStars(readScene(prompt))).toBe(expected);
  });
});

describe('cloudiness', () => {
  it('grows from a clear sky to a storm', () => {
    const skies = ['a clear lake', 'a misty lake', 'a cloudy lake', 'a stormy lake'];
    const cover = skies.map((prompt) => cloudiness(openEasel(prompt)));
    expect(cover).toEqual(cover.toSorted((one, other) => one - other));
    expect(new Set(cover).size).toBe(4);
  });

  it('is nothing when clouds are forbidden, even in a storm', () => {
    expect(cloudiness(openEasel('a storm without clouds'))).toBe(0);
  });
});
