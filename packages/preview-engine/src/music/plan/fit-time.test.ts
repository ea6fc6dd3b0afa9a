import { MUSIC_DURATION } from '@aic/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTime } from './fit-time.ts';

const OPTIONS = {
  durationSeconds: 30,
  tempo: 120,
  isTempoAsked: false,
  beatsPerBar: 4,
  ritardandoBeats: 0,
  tailSeconds: { min: 1.5, ideal: 3 },
};
const options = () =>
  fc.record({
    durationSeconds: fc.integer({ min: MUSIC_DURATION.min, max: MUSIC_DURATION.max }),
    tempo: fc.integer({ min: 40, max: 220 }),
    isTempoAsked: fc.boolean(),
    beatsPerBar: fc.constantFrom(2, 3, 4),
    ritardandoBeats: fc.constantFrom(0, 4),
    tailSeconds: fc.constantFrom({ min: 1.5, ideal: 3 }, { min: 2.5, ideal: 5 }),
  });

describe('fitTime', () => {
  it('keeps a tempo that was asked for, and the bars that fit before the tail', () => {
    expect(fitTime({ ...OPTIONS, isTempoAsked: true, tempo: 97 })).toEqual({ tempo: 97, bars: 11 });
  });

  it('takes the tempo of the style when whole phrases fill the time with it', () => {
    expect(fitTime({ ...OPTIONS, durationSeconds: 35 })).toEqual({ tempo: 120, bars: 16 });
  });

  it('bends the tempo a little so that pairs of bars fill the time', () => {
    const { bars, tempo } = fitTime(OPTIONS);
    expect(bars % 2).toBe(0);
    expect(Math.abs(tempo - 120)).toBeLessThan(18);
    expect((bars * 4 * 60) / tempo).toBeCloseTo(27, 0);
  });

  it('leaves time for the beats that slow down', () => {
    const even = fitTime({ ...OPTIONS, isTempoAsked: true });
    const slowing = fitTime({ ...OPTIONS, isTempoAsked: true, ritardandoBeats: 40 });
    expect(slowing.bars).toBeLessThan(even.bars);
  });

  it('plays at least a bar, whole bars, at a whole tempo, for any duration', () => {
    fc.assert(
      fc.property(options(), (asked) => {
        const { bars, tempo } = fitTime(asked);
        expect(bars).toBeGreaterThanOrEqual(1);
        expect([Number.isInteger(bars), Number.isInteger(tempo)]).toEqual([true, true]);
      }),
    );
  });

  it('leaves the closing chord its time whenever two bars leave it any', () => {
    fc.assert(
      fc.property(options(), (asked) => {
        const { bars, tempo } = fitTime(asked);
        const played = (bars * asked.beatsPerBar * 60) / tempo;
        fc.pre(bars > 2);
        expect(asked.durationSeconds - played).toBeGreaterThan(asked.tailSeconds.min - 0.6);
      }),
    );
  });
});
