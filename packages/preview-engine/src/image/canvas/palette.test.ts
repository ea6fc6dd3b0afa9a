import { describe, expect, it } from 'vitest';
import { toRgb } from '../../colour/oklch.ts';
import { createRandom } from '../../maths/random.ts';
import { readScene } from '../../prompt/read-scene.ts';
import type { Mood, TimeOfDay, Weather } from '../../prompt/scene.ts';
import { createPalette, type Palette } from './palette.ts';

const paletteOf = (prompt: string, seed = 'a'): Palette =>
  createPalette(readScene(prompt), createRandom(seed));
const colours = ({ isDark: _isDark, ...roles }: Palette) => Object.values(roles);

const HOURS: readonly TimeOfDay[] = ['dawn', 'morning', 'noon', 'sunset', 'dusk', 'night'];
const WEATHERS: readonly Weather[] = ['clear', 'cloudy', 'rain', 'mist', 'snow', 'storm'];
const MOODS: readonly Mood[] = ['neutral', 'calm', 'dramatic', 'dreamy', 'cosy', 'eerie', 'joyful'];

describe('createPalette', () => {
  it.each(HOURS)('gives the %s colours that screens can show, whatever the weather and mood', (time) => {
    for (const weather of WEATHERS) {
      for (const mood of MOODS) {
        const scene = { ...readScene('a lake'), time, weather, mood };
        for (const colour of colours(createPalette(scene, createRandom('x')))) {
          expect(colour.l).toBeGreaterThan(0);
          expect(colour.l).toBeLessThan(1);
          for (const channel of toRgb(colour)) expect(Number.isFinite(channel)).toBe(true);
        }
      }
    }
  });

  it.each(HOURS)('makes light the lightest and ink the darkest colour of the %s', (time) => {
    const palette = createPalette({ ...readScene('a lake'), time }, createRandom('x'));
    const lightness = colours(palette).map(({ l }) => l);
    expect(palette.light.l).toBe(Math.max(...lightness));
    expect(palette.ink.l).toBe(Math.min(...lightness));
  });

  it('is dark at dusk and at night alone', () => {
    const dark = HOURS.filter((time) => createPalette({ ...readScene('x'), time }, createRandom('x')).isDark);
    expect(dark).toEqual(['dusk', 'night']);
  });

  it('paints a named colour above and a second one at the light', () => {
    const { skyTop, horizon } = paletteOf('a violet and teal lake at noon');
    expect(Math.abs(((skyTop.h + 360) % 360) - 293)).toBeLessThan(3);
    expect(Math.abs(((horizon.h + 360) % 360) - 188)).toBeLessThan(3);
  });

  it.each([
    ['a monochrome lake at noon', (palette: Palette) => palette.skyTop.c, 'less'],
    ['a pastel lake at noon', (palette: Palette) => palette.skyTop.l, 'more'],
    ['a moody lake at noon', (palette: Palette) => palette.skyTop.l, 'less'],
    ['a snowy lake at noon', (palette: Palette) => palette.near.l, 'more'],
    ['a lake in a storm at noon', (palette: Palette) => palette.horizon.c, 'less'],
    ['a joyful lake at noon', (palette: Palette) => palette.accent.c, 'more'],
  ] as const)('changes the colours for "%s"', (prompt, measure, way) => {
    const change = measure(paletteOf(prompt)) - measure(paletteOf('a lake at noon'));
    expect(way === 'more' ? change : -change).toBeGreaterThan(0.01);
  });

  it('differs a little from seed to seed, and is the same for one', () => {
    const [one, same, other] = [paletteOf('a lake'), paletteOf('a lake'), paletteOf('a lake', 'b')];
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    expect(Math.abs(other.skyTop.h - one.skyTop.h)).toBeLessThan(28);
  });
});
