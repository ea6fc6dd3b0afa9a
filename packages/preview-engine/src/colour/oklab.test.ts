import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklabOf, oklabOfBytes, srgbOf, type Oklab, type Rgb } from './oklab.ts';

const toLab = ([red, green, blue]: Rgb): Oklab => {
  const out = { l: 0, a: 0, b: 0 };
  oklabOf(red, green, blue, out);
  return out;
};
const fraction = () => fc.double({ min: 0, max: 1, noNaN: true });
const byte = () => fc.integer({ min: 0, max: 255 });
const hueOf = ({ a, b }: Oklab): number => Math.atan2(b, a);

describe('oklabOf', () => {
  // Published with the colour space: https://bottosson.github.io/posts/oklab/
  it.each([
    ['white', [1, 1, 1], [1, 0, 0]],
    ['black', [0, 0, 0], [0, 0, 0]],
    ['red', [1, 0, 0], [0.62796, 0.22486, 0.12585]],
    ['green', [0, 1, 0], [0.86644, -0.23389, 0.1795]],
    ['blue', [0, 0, 1], [0.45201, -0.03246, -0.31153]],
    ['cyan', [0, 1, 1], [0.9054, -0.14944, -0.0394]],
    ['magenta', [1, 0, 1], [0.70167, 0.27457, -0.16916]],
    ['yellow', [1, 1, 0], [0.96798, -0.07137, 0.19857]],
  ] as const)('knows %s', (_name, rgb, [l, a, b]) => {
    const lab = toLab(rgb);
    expect(lab.l).toBeCloseTo(l, 4);
    expect(lab.a).toBeCloseTo(a, 4);
    expect(lab.b).toBeCloseTo(b, 4);
  });

  it('gives greys no colour, and more lightness the lighter they are', () => {
    let before = -1;
    for (let level = 0; level <= 1; level += 1 / 64) {
      const { l, a, b } = toLab([level, level, level]);
      expect(Math.hypot(a, b)).toBeLessThan(1e-6);
      expect(l).toBeGreaterThan(before);
      before = l;
    }
  });

  it('reads bytes as it reads fractions', () => {
    fc.assert(
      fc.property(byte(), byte(), byte(), (red, green, blue) => {
        const out = { l: 0, a: 0, b: 0 };
        oklabOfBytes(red, green, blue, out);
        expect(out).toEqual(toLab([red / 255, green / 255, blue / 255]));
      }),
    );
  });
});

describe('srgbOf', () => {
  it('brings every colour of a screen back to where it came from', () => {
    fc.assert(
      fc.property(fraction(), fraction(), fraction(), (red, green, blue) => {
        const back = srgbOf(toLab([red, green, blue]));
        expect(back[0]).toBeCloseTo(red, 3);
        expect(back[1]).toBeCloseTo(green, 3);
        expect(back[2]).toBeCloseTo(blue, 3);
      }),
    );
  });

  const anyLab = () =>
    fc.record({
      l: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      a: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      b: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
    });

  it('keeps every channel between 0 and 1, whatever is asked for', () => {
    fc.assert(
      fc.property(anyLab(), (lab) => {
        for (const channel of srgbOf(lab)) {
          expect(channel).toBeGreaterThanOrEqual(0);
          expect(channel).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('takes chroma from what no screen can show, and neither lightness nor hue', () => {
    const loud = fc.record({
      l: fc.double({ min: 0.25, max: 0.9, noNaN: true }),
      hue: fc.double({ min: -3, max: 3, noNaN: true }),
      chroma: fc.double({ min: 0.34, max: 0.6, noNaN: true }),
    });
    fc.assert(
      fc.property(loud, ({ l, hue, chroma }) => {
        const asked = { l, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
        const shown = toLab(srgbOf(asked));
        expect(shown.l).toBeCloseTo(l, 2);
        expect(Math.cos(hueOf(shown) - hue)).toBeGreaterThan(0.995);
        expect(Math.hypot(shown.a, shown.b)).toBeLessThan(chroma);
      }),
    );
  });

  it('finds more of the chroma the longer it looks', () => {
    const loud = { l: 0.6, a: 0.4, b: 0.1 };
    const chromaAfter = (halvings: number): number => {
      const { a, b } = toLab(srgbOf(loud, halvings));
      return Math.hypot(a, b);
    };
    expect(chromaAfter(0)).toBeCloseTo(0, 6);
    expect(chromaAfter(3)).toBeGreaterThan(0.1);
    expect(Math.abs(chromaAfter(12) - chromaAfter(20))).toBeLessThan(0.001);
  });

  it('shows white above all light and black below', () => {
    expect(srgbOf({ l: 2, a: 0, b: 0 }).map((channel) => Math.round(channel * 255))).toEqual([255, 255, 255]);
    expect(srgbOf({ l: -1, a: 0, b: 0 }).map((channel) => Math.round(channel * 255))).toEqual([0, 0, 0]);
  });
});
