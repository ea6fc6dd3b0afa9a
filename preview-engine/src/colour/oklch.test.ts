import { describe, expect, it } from 'vitest';
import { createRamp } from './gradient.ts';
import { colour, css, mix, toRgb } from './oklch.ts';

describe('toRgb', () => {
  it.each([
    ['white', colour(1, 0, 0), [255, 255, 255]],
    ['black', colour(0, 0, 0), [0, 0, 0]],
    ['sRGB red', colour(0.62796, 0.25768, 29.23), [255, 0, 0]],
    ['sRGB blue', colour(0.45201, 0.31321, 264.05), [0, 0, 255]],
  ])('knows %s', (_name, value, expected) => {
    for (const [index, channel] of toRgb(value).entries()) {
      expect(Math.abs(channel - (expected[index] ?? -9))).toBeLessThan(1);
    }
  });

  it('keeps a colour that no screen shows as light as it was', () => {
    const [red, green, blue] = toRgb(colour(0.7, 0.4, 150));
    expect(Math.min(red, green, blue)).toBeGreaterThanOrEqual(0);
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
    expect(green).toBeLessThan(200);
  });
});

describe('mix', () => {
  it('takes the short way around the hues', () => {
    expect((mix(colour(0.6, 0.1, 350), colour(0.6, 0.1, 10), 0.5).h + 360) % 360).toBeCloseTo(0, 5);
  });

  it('keeps the lightness between its ends', () => {
    expect(mix(colour(0.2, 0.1, 30), colour(0.8, 0.1, 200), 0.25).l).toBeCloseTo(0.35, 9);
  });
});

describe('css', () => {
  it('writes whole channels and alpha', () => {
    expect(css(colour(1, 0, 0), 0.5)).toBe('rgba(255, 255, 255, 0.500)');
  });
});

describe('createRamp', () => {
  it('starts and ends at its stops and holds them beyond', () => {
    const ramp = createRamp([
      { at: 0, colour: colour(0, 0, 0) },
      { at: 1, colour: colour(1, 0, 0) },
    ]);
    expect(ramp(-3)).toEqual(ramp(0));
    expect(ramp(0)[0]).toBeCloseTo(0, 1);
    expect(ramp(7)[0]).toBeCloseTo(255, 0);
    expect(ramp(0.5)[0]).toBeGreaterThan(ramp(0.4)[0]);
  });
});
