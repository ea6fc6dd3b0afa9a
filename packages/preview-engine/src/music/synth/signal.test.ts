import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../maths/random.ts';
import { drawEnvelope } from './envelope.ts';
import {
  createStereo,
  decayPerSample,
  isMono,
  noise,
  noiseStart,
  panGains,
  peakOf,
  SAMPLE_RATE,
  samplesIn,
  saturate,
  saw,
  sine,
} from './signal.ts';
import { StateFilter, StereoLowPass } from './state-filter.ts';

describe('sine', () => {
  it('comes close to the sine of a phase in turns', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (phase) => {
        expect(Math.abs(sine(phase) - Math.sin(2 * Math.PI * phase))).toBeLessThan(0.0005);
      }),
    );
  });
});

describe('saw', () => {
  it('rises from -1 to 1 and rounds its jump', () => {
    expect(saw(0.5, 0.01)).toBeCloseTo(0, 9);
    expect(saw(0.9, 0.01)).toBeCloseTo(0.8, 9);
    expect(Math.abs(saw(0, 0.01))).toBeLessThan(0.01);
    expect(Math.abs(saw(0.9999, 0.01))).toBeLessThan(0.05);
  });
});

describe('saturate', () => {
  it('is the hyperbolic tangent, and bounded', () => {
    fc.assert(
      fc.property(fc.double({ min: -30, max: 30, noNaN: true }), (value) => {
        expect(saturate(value)).toBeCloseTo(Math.tanh(value), 5);
        expect(Math.abs(saturate(value))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('noise', () => {
  it('has no mean, and differs for each start', () => {
    const random = createRandom('starts');
    const [one, other] = [noiseStart(random), noiseStart(random)];
    expect(one).not.toBe(other);
    let sum = 0;
    for (let index = 0; index < 20_000; index += 1) sum += noise(one + index);
    expect(Math.abs(sum / 20_000)).toBeLessThan(0.02);
  });
});

describe('panGains', () => {
  it.each([
    [-1, 1, 0],
    [0, Math.SQRT1_2, Math.SQRT1_2],
    [1, 0, 1],
    [-9, 1, 0],
  ])('places %f at %f left and %f right', (pan, left, right) => {
    expect(panGains(pan)).toEqual({ left: expect.closeTo(left, 9), right: expect.closeTo(right, 9) });
  });

  it('keeps the power the same at every place', () => {
    for (let pan = -1; pan <= 1; pan += 0.1) {
      const { left, right } = panGains(pan);
      expect(left ** 2 + right ** 2).toBeCloseTo(1, 9);
    }
  });
});

describe('samples', () => {
  it('are counted at 44.1 kHz', () => {
    expect([samplesIn(0), samplesIn(1), samplesIn(0.5)]).toEqual([0, 44_100, 22_050]);
  });

  it('fall by 60 dB in the time of a decay', () => {
    expect(20 * Math.log10(decayPerSample(0.5) ** samplesIn(0.5))).toBeCloseTo(-60, 3);
    expect(decayPerSample(0)).toBeGreaterThan(0);
  });

  it('know their peak, and whether both sides are the same', () => {
    const sound = createStereo(10);
    expect(isMono(sound)).toBe(true);
    sound.left[4] = -0.7;
    expect(isMono(sound)).toBe(false);
    expect([peakOf(sound.left, 0, 10), peakOf(sound.left, 5, 10)]).toEqual([expect.closeTo(0.7, 6), 0]);
  });
});

describe('drawEnvelope', () => {
  const SHAPE = { attack: 0.01, decay: 0.1, sustain: 0.5, release: 0.05 };
  const draw = (gate: number, changes: Partial<typeof SHAPE> = {}) =>
    drawEnvelope({ ...SHAPE, ...changes }, gate, samplesIn(10)).slice();

  it('rises to full, falls to its sustained level, and ends in silence', () => {
    const levels = draw(1);
    expect(levels[0]).toBeLessThan(0.01);
    expect(levels[samplesIn(0.01)]).toBeCloseTo(1, 1);
    expect(levels[samplesIn(0.9)]).toBeCloseTo(0.5, 2);
    expect(levels.at(-1)).toBe(0);
  });

  it('never jumps', () => {
    const levels = draw(0.5);
    for (let index = 1; index < levels.length; index += 1) {
      expect(Math.abs((levels[index] ?? 0) - (levels[index - 1] ?? 0))).toBeLessThan(0.01);
    }
  });

  it.each([0.001, 0.04])('is heard in a note of %f seconds, shorter than its attack', (gate) => {
    expect(Math.max(...draw(gate, { attack: 0.3 }))).toBeGreaterThan(0.5);
  });

  it('ends where the music ends', () => {
    expect(drawEnvelope(SHAPE, 1, 1000)).toHaveLength(1000);
  });
});

describe('StateFilter', () => {
  const level = (hz: number, read: (filter: StateFilter, input: number) => number): number => {
    const filter = new StateFilter();
    filter.tune(1000, 0.7);
    let peak = 0;
    for (let index = 0; index < 12_000; index += 1) {
      const output = read(filter, sine((index * hz) / SAMPLE_RATE));
      if (index > 6000) peak = Math.max(peak, Math.abs(output));
    }
    return peak;
  };
  const low = (filter: StateFilter, input: number): number => filter.run(input);
  const high = (filter: StateFilter, input: number): number => (filter.run(input), filter.high);

  it('lets lows through its low-pass and highs through its high-pass', () => {
    expect(level(60, low)).toBeGreaterThan(0.95);
    expect(level(12_000, low)).toBeLessThan(0.02);
    expect(level(60, high)).toBeLessThan(0.02);
    expect(level(12_000, high)).toBeGreaterThan(0.95);
  });

  it('stays finite while it is swept to the top', () => {
    const filter = new StateFilter();
    let peak = 0;
    for (let index = 0; index < 20_000; index += 1) {
      filter.tune(20 + index * 2, 9);
      peak = Math.max(peak, Math.abs(filter.run(index % 2 === 0 ? 1 : -1)));
    }
    expect(Number.isFinite(peak)).toBe(true);
    expect(peak).toBeLessThan(50);
  });

  it('does for two sides what it does for one', () => {
    const both = new StereoLowPass();
    const one = new StateFilter();
    both.tune(800, 2);
    one.tune(800, 2);
    const left = Float64Array.from({ length: 500 }, (_, index) => sine(index / 90));
    const right = left.map((value) => -value / 2);
    const alone = left.map((value) => one.run(value));
    both.run(left, right);
    for (const [index, value] of left.entries()) {
      expect(value).toBeCloseTo(alone[index] ?? 0, 9);
      expect(right[index]).toBeCloseTo(-(alone[index] ?? 0) / 2, 9);
    }
  });
});
