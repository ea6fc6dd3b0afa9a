import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colour, css, lighten, mix, toOklab, toRgb } from './oklch.ts';

const anyColour = () =>
  fc.record({
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    c: fc.double({ min: 0, max: 0.4, noNaN: true }),
    h: fc.double({ min: -720, max: 720, noNaN: true }),
  });

describe('toRgb', () => {
  it.each([
    ['white', colour(1, 0, 0), [255, 255, 255]],
    ['black', colour(0, 0, 0), [0, 0, 0]],
    ['sRGB red', colour(0.62796, 0.25768, 29.23), [255, 0, 0]],
    ['sRGB green', colour(0.86644, 0.29483, 142.5), [0, 255, 0]],
    ['sRGB blue', colour(0.45201, 0.31321, 264.05), [0, 0, 255]],
    ['middle grey', colour(0.59987, 0, 0), [128, 128, 128]],
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

  it('gives channels of 0 to 255 for any colour', () => {
    fc.assert(
      fc.property(anyColour(), (value) => {
        for (const channel of toRgb(value)) {
          expect(channel).toBeGreaterThanOrEqual(0);
          expect(channel).toBeLessThanOrEqual(255);
        }
      }),
    );
  });

  it('does not care how often a hue goes round', () => {
    fc.assert(
      fc.property(anyColour(), (value) => {
        const turned = toRgb({ ...value, h: value.h + 360 });
        for (const [index, channel] of toRgb(value).entries()) expect(turned[index]).toBeCloseTo(channel, 3);
      }),
    );
  });
});

describe('mix', () => {
  it('takes the short way around the hues', () => {
    expect((mix(colour(0.6, 0.1, 350), colour(0.6, 0.1, 10), 0.5).h + 360) % 360).toBeCloseTo(0, 5);
  });

  it('keeps the lightness between its ends', () => {
    expect(mix(colour(0.2, 0.1, 30), colour(0.8, 0.1, 200), 0.25).l).toBeCloseTo(0.35, 9);
  });

  it('starts at one colour and arrives at the other', () => {
    fc.assert(
      fc.property(anyColour(), anyColour(), (from, to) => {
        for (const [share, end] of [
          [0, from],
          [1, to],
        ] as const) {
          const mixed = toOklab(mix(from, to, share));
          const expected = toOklab(end);
          expect(mixed.l).toBeCloseTo(expected.l, 6);
          expect(mixed.a).toBeCloseTo(expected.a, 6);
          expect(mixed.b).toBeCloseTo(expected.b, 6);
        }
      }),
    );
  });

  it('never has more chroma than the stronger of the two', () => {
    fc.assert(
      fc.property(anyColour(), anyColour(), fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        expect(mix(from, to, share).c).toBeLessThanOrEqual(Math.max(from.c, to.c) + 1e-9);
      }),
    );
  });
});

describe('lighten', () => {
  it('moves lightness alone, and no further than white and black', () => {
    const base = colour(0.5, 0.1, 200);
    expect(lighten(base, 0.2)).toEqual({ l: 0.7, c: 0.1, h: 200 });
    expect(lighten(base, 3).l).toBe(1);
    expect(lighten(base, -3).l).toBe(0);
  });
});

describe('css', () => {
  it('writes whole channels and alpha', () => {
    expect(css(colour(1, 0, 0), 0.5)).toBe('rgba(255, 255, 255, 0.500)');
    expect(css(colour(0, 0, 0))).toBe('rgba(0, 0, 0, 1.000)');
  });

  it('is understood by a canvas for any colour', () => {
    fc.assert(
      fc.property(anyColour(), fc.double({ min: 0, max: 1, noNaN: true }), (value, alpha) => {
        expect(css(value, alpha)).toMatch(/^rgba\(\d{1,3}, \d{1,3}, \d{1,3}, [01]\.\d{3}\)$/);
      }),
    );
  });
});
