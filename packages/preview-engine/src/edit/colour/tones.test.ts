import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Oklab } from '../../colour/oklab.ts';
import { colour } from '../../colour/oklch.ts';
import { colouringGrade, lightCurve, TONE_ORDER, toneGrade, type ToneId } from './tones.ts';

const graded = (id: ToneId, amount: number, before: Oklab): Oklab => {
  const after = { ...before };
  toneGrade(id, amount)(after);
  return after;
};
const chroma = ({ a, b }: Oklab): number => Math.hypot(a, b);
const GREY: Oklab = { l: 0.5, a: 0, b: 0 };
const TEAL: Oklab = { l: 0.6, a: -0.06, b: -0.03 };
const SKIN: Oklab = { l: 0.75, a: 0.04, b: 0.05 };
const shown = () =>
  fc.record({
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    a: fc.double({ min: -0.25, max: 0.25, noNaN: true }),
    b: fc.double({ min: -0.25, max: 0.25, noNaN: true }),
  });

describe('toneGrade', () => {
  it.each(TONE_ORDER)('changes nothing by an amount of 0: %s', (id) => {
    const after = graded(id, 0, TEAL);
    expect(after.l).toBeCloseTo(TEAL.l, 2);
    expect(after.a).toBeCloseTo(TEAL.a, 2);
    expect(after.b).toBeCloseTo(TEAL.b, 2);
  });

  it.each(TONE_ORDER)('gives numbers for any colour at any amount: %s', (id) => {
    fc.assert(
      fc.property(shown(), fc.double({ min: -1.5, max: 1.5, noNaN: true }), (before, amount) => {
        const { l, a, b } = graded(id, amount, before);
        for (const value of [l, a, b]) expect(Number.isFinite(value)).toBe(true);
        expect(l).toBeGreaterThanOrEqual(-1e-6);
        expect(l).toBeLessThanOrEqual(1 + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['brightness', 1, 0.5, 'lighter'],
    ['brightness', -1, 0.5, 'darker'],
    ['shadows', 1, 0.2, 'lighter'],
    ['shadows', -1, 0.2, 'darker'],
    ['highlights', 1, 0.85, 'lighter'],
    ['highlights', -1, 0.85, 'darker'],
    ['contrast', 1, 0.8, 'lighter'],
    ['contrast', 1, 0.3, 'darker'],
    ['contrast', -1, 0.8, 'darker'],
    ['fade', 1, 0.1, 'lighter'],
    ['fade', 1, 0.98, 'darker'],
  ] as const)('%s by %f makes a lightness of %f %s', (id, amount, l, way) => {
    const change = graded(id, amount, { ...GREY, l }).l - l;
    expect(way === 'lighter' ? change : -change).toBeGreaterThan(0.01);
  });

  it.each([
    [1.5, 1],
    [-1, 0],
  ])('mono by %f is mono by %f: more than grey and less than colour there is none', (amount, most) => {
    expect(graded('mono', amount, SKIN)).toEqual(graded('mono', most, SKIN));
  });

  it('leaves the lights to "shadows" and the shadows to "highlights"', () => {
    expect(graded('shadows', 1, { ...GREY, l: 0.9 }).l).toBeCloseTo(0.9, 6);
    expect(graded('highlights', 1, { ...GREY, l: 0.3 }).l).toBeCloseTo(0.3, 6);
  });

  it('makes warm what it warms and cool what it cools', () => {
    expect(graded('warmth', 1, GREY).b).toBeGreaterThan(0.02);
    expect(graded('warmth', -1, GREY).b).toBeLessThan(-0.02);
  });

  it('warms the middle more than white', () => {
    expect(graded('warmth', 1, { ...GREY, l: 0.55 }).b).toBeGreaterThan(
      graded('warmth', 1, { ...GREY, l: 1 }).b,
    );
  });

  it('adds colour to what has some, less to skin, and none to grey', () => {
    const gain = (of: Oklab): number => chroma(graded('saturation', 1, of)) / chroma(of);
    expect(gain(TEAL)).toBeGreaterThan(1.2);
    expect(gain(SKIN)).toBeGreaterThan(1);
    expect(gain(SKIN)).toBeLessThan(gain(TEAL));
    expect(chroma(graded('saturation', 1, GREY))).toBe(0);
  });

  it.each([
    ['saturation', -1],
    ['mono', 1],
  ] as const)('takes all colour out with %s by %f', (id, amount) => {
    expect(chroma(graded(id, amount, TEAL))).toBeCloseTo(0, 9);
  });

  it('gives every grey the same brown in sepia', () => {
    const hueOf = (l: number): number => {
      const { a, b } = graded('sepia', 1, { ...GREY, l });
      return Math.atan2(b, a);
    };
    expect(hueOf(0.3)).toBeCloseTo(hueOf(0.7), 6);
    expect(chroma(graded('sepia', 1, TEAL))).toBeCloseTo(
      chroma(graded('sepia', 1, { ...GREY, l: TEAL.l })),
      6,
    );
  });

  it('cools the shadows and warms the lights in "split"', () => {
    expect(graded('split', 1, { ...GREY, l: 0.25 }).b).toBeLessThan(0);
    expect(graded('split', 1, { ...GREY, l: 0.85 }).b).toBeGreaterThan(0);
  });

  it('inverts, and twice is nothing', () => {
    const once = graded('invert', 1, { l: 0.7, a: 0.05, b: 0.02 });
    expect(once.l).toBeLessThan(0.6);
    const twice = graded('invert', 1, once);
    expect(twice.l).toBeCloseTo(0.7, 2);
    expect(twice.a).toBeCloseTo(0.05, 2);
  });
});

describe('lightCurve', () => {
  it('lets chroma follow lightness half-way', () => {
    const dark = { l: 0.25, a: 0.1, b: 0 };
    lightCurve((l) => l * 2)(dark);
    expect(dark.l).toBeCloseTo(0.5, 9);
    expect(dark.a).toBeCloseTo(0.1 * Math.SQRT2, 6);
  });

  it('keeps lightness between black and white', () => {
    const colours = [
      { l: 0.5, a: 0, b: 0 },
      { l: 0.5, a: 0, b: 0 },
    ] as const;
    lightCurve(() => 7)(colours[0]);
    lightCurve(() => -7)(colours[1]);
    expect(colours.map(({ l }) => l)).toEqual([1, 0]);
  });
});

describe('colouringGrade', () => {
  const [navy, cream] = [colour(0.2, 0.1, 260), colour(0.95, 0.04, 90)];
  const print = (l: number, share: number, hold: number): Oklab => {
    const after = { l, a: 0.1, b: 0.1 };
    colouringGrade(navy, cream, share, hold)(after);
    return after;
  };

  it('prints black in one ink and white in the other', () => {
    expect(print(0, 1, 0).l).toBeCloseTo(0.2, 6);
    expect(print(1, 1, 0).l).toBeCloseTo(0.95, 6);
    expect(print(0, 1, 0).b).toBeLessThan(-0.08);
    expect(print(1, 1, 0).b).toBeGreaterThan(0.02);
  });

  it('leaves the picture alone at a share of 0, and its colour when it is held', () => {
    expect(print(0.4, 0, 0)).toEqual({ l: 0.4, a: 0.1, b: 0.1 });
    const held = print(0.4, 1, 1);
    expect([held.l, held.a, held.b]).toEqual([0.4, 0.1, 0.1].map((value) => expect.closeTo(value, 9)));
  });
});
