import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hertz, keyName, nearestPitch, pitchClass, SCALES } from './key.ts';

describe('pitchClass', () => {
  it.each([
    [60, 0],
    [61, 1],
    [71, 11],
    [72, 0],
    [0, 0],
    [-1, 11],
    [-12, 0],
    [-13, 11],
  ])('puts %i into class %i', (pitch, ofClass) => {
    expect(pitchClass(pitch)).toBe(ofClass);
  });
});

describe('keyName', () => {
  it.each([
    [0, 'major', 'C major'],
    [1, 'major', 'Db major'],
    [1, 'minor', 'C# minor'],
    [6, 'minor', 'F# minor'],
    [8, 'major', 'Ab major'],
    [8, 'minor', 'G# minor'],
    [10, 'major', 'Bb major'],
  ] as const)('spells %i %s as players read it', (tonic, mode, name) => {
    expect(keyName({ tonic, mode })).toBe(name);
  });

  it('names each of the twelve keys of a mode differently', () => {
    for (const mode of ['major', 'minor'] as const) {
      const names = Array.from({ length: 12 }, (_, tonic) => keyName({ tonic, mode }));
      expect(new Set(names).size).toBe(12);
    }
  });
});

describe('SCALES', () => {
  it.each(['major', 'minor'] as const)('has seven rising notes within an octave in %s', (mode) => {
    const scale = SCALES[mode];
    expect(scale).toHaveLength(7);
    expect(scale).toEqual(scale.toSorted((one, other) => one - other));
    expect([scale[0], (scale.at(-1) ?? 12) < 12]).toEqual([0, true]);
  });
});

describe('hertz', () => {
  it.each([
    [69, 440],
    [57, 220],
    [81, 880],
    [60, 261.63],
    [21, 27.5],
  ])('gives the MIDI pitch %i a frequency of %f', (pitch, frequency) => {
    expect(hertz(pitch)).toBeCloseTo(frequency, 2);
  });
});

describe('nearestPitch', () => {
  it('gives a pitch of the class, at most half an octave away', () => {
    const pitch = fc.integer({ min: 20, max: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 11 }), pitch, (ofClass, to) => {
        const found = nearestPitch(ofClass, to);
        expect(pitchClass(found)).toBe(ofClass);
        expect(Math.abs(found - to)).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('rounds a place between two pitches', () => {
    expect(nearestPitch(0, 60.4)).toBe(60);
  });
});
