import { describe, expect, it } from 'vitest';
import type { Oklab } from '../../colour/oklab.ts';
import type { PhotoMeasures } from './measure-photo.ts';
import { planEnhancement } from './plan-enhancement.ts';

const GOOD: PhotoMeasures = {
  black: 0.05,
  middle: 0.6,
  white: 0.97,
  spread: 0.22,
  chroma: 0.1,
  cast: { a: 0, b: 0, share: 0.2 },
  noise: 0.5,
};

function enhanced(measures: Partial<PhotoMeasures>, colour: Oklab, share = 1): Oklab {
  const after = { ...colour };
  for (const grade of planEnhancement({ ...GOOD, ...measures }, share).grades) grade(after);
  return after;
}
const GREY: Oklab = { l: 0.5, a: 0, b: 0 };

describe('planEnhancement', () => {
  it('does nothing at a share of 0', () => {
    const { clarity, sharpness, denoise } = planEnhancement({ ...GOOD, noise: 9, spread: 0.05 }, 0);
    expect([clarity, sharpness, denoise]).toEqual([0, 0, 0]);
    const after = enhanced({ middle: 0.2, cast: { a: 0.02, b: 0, share: 1 } }, GREY, 0);
    expect(after.l).toBeCloseTo(0.5, 6);
    expect(after.a).toBeCloseTo(0, 9);
  });

  it('lightens a dark photo and darkens a pale one', () => {
    expect(enhanced({ middle: 0.35, white: 0.7 }, { ...GREY, l: 0.35 }).l).toBeGreaterThan(0.4);
    expect(enhanced({ middle: 0.88 }, { ...GREY, l: 0.88 }).l).toBeLessThan(0.86);
  });

  it('leaves a night dark', () => {
    const day = enhanced({ middle: 0.25, white: 0.6 }, { ...GREY, l: 0.25 }).l;
    const night = enhanced({ middle: 0.25, white: 0.95 }, { ...GREY, l: 0.25 }).l;
    expect(night).toBeLessThan(day);
  });

  it('stretches a flat photo towards black and white', () => {
    const flat = { black: 0.3, white: 0.7, spread: 0.06, middle: 0.5 };
    expect(enhanced(flat, { ...GREY, l: 0.3 }).l).toBeLessThan(0.28);
    expect(enhanced(flat, { ...GREY, l: 0.7 }).l).toBeGreaterThan(0.72);
  });

  it('takes a cast away where much is nearly grey, and keeps a sunset', () => {
    const cast = { a: 0.02, b: 0 };
    expect(enhanced({ cast: { ...cast, share: 0.8 } }, { ...GREY, a: 0.02 }).a).toBeLessThan(0.012);
    expect(enhanced({ cast: { ...cast, share: 0.05 } }, { ...GREY, a: 0.02 }).a).toBeGreaterThan(0.018);
  });

  it('gives a pale photo colour and a photo without colour none', () => {
    const teal = { l: 0.6, a: -0.03, b: -0.02 };
    expect(Math.abs(enhanced({ chroma: 0.03 }, teal).a)).toBeGreaterThan(0.033);
    expect(enhanced({ chroma: 0.001 }, teal).a).toBeCloseTo(-0.03, 2);
  });

  it('sharpens a clean photo and cleans a noisy one', () => {
    const [clean, noisy] = [planEnhancement(GOOD, 1), planEnhancement({ ...GOOD, noise: 8 }, 1)];
    expect(clean.sharpness).toBeGreaterThan(0.5);
    expect(clean.denoise).toBe(0);
    expect(noisy.sharpness).toBe(0);
    expect(noisy.denoise).toBe(1);
  });

  it('asks for nothing that is not a number, whatever was measured', () => {
    const extremes: Partial<PhotoMeasures>[] = [
      { black: 0, middle: 0, white: 0, spread: 0, chroma: 0 },
      { black: 1, middle: 1, white: 1, spread: 0, chroma: 0 },
      { cast: { a: 0.4, b: 0.4, share: 1 }, noise: 255 },
    ];
    for (const measures of extremes) {
      const { l, a, b } = enhanced(measures, { l: 0.3, a: 0.1, b: -0.1 });
      for (const value of [l, a, b]) expect(Number.isFinite(value)).toBe(true);
    }
  });
});
