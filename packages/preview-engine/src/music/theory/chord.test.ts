import { describe, expect, it } from 'vitest';
import { STYLES } from '../styles/styles.ts';
import { chordOf, scaleOver } from './chord.ts';
import type { Key } from './key.ts';
import { voiceLead } from './voicing.ts';

const C_MAJOR: Key = { tonic: 0, mode: 'major' };
const A_MINOR: Key = { tonic: 9, mode: 'minor' };

describe('chordOf', () => {
  it.each([
    ['I', C_MAJOR, [0, 4, 7], 0],
    ['vi', C_MAJOR, [9, 0, 4], 9],
    ['V7', C_MAJOR, [7, 11, 2, 5], 7],
    ['V/3', C_MAJOR, [7, 11, 2], 11],
    ['bVII', C_MAJOR, [10, 2, 5], 10],
    ['ii7', C_MAJOR, [2, 5, 9, 0], 2],
    ['VI', A_MINOR, [5, 9, 0], 5],
    ['iiø7', A_MINOR, [11, 2, 5, 9], 11],
    ['V7', A_MINOR, [4, 8, 11, 2], 4],
  ] as const)('spells %s', (numeral, key, tones, bass) => {
    expect(chordOf(numeral, key)).toEqual({ numeral, root: tones[0], tones, bass });
  });

  it('refuses what is no numeral', () => {
    expect(() => chordOf('H7', C_MAJOR)).toThrow('No chord is written "H7"');
  });

  it('can read every progression of every genre', () => {
    for (const { progressions, close } of Object.values(STYLES)) {
      for (const mode of ['major', 'minor'] as const) {
        const written = [...Object.values(progressions[mode]).flat(), close[mode].cadence, close[mode].final];
        for (const numeral of written.join(' ').split(/[\s|]+/)) {
          expect(chordOf(numeral, { tonic: 0, mode }).tones.length).toBeGreaterThan(1);
        }
      }
    }
  });
});

describe('scaleOver', () => {
  it('raises the leading note over the dominant of a minor key', () => {
    const scale = scaleOver(chordOf('V7', A_MINOR), A_MINOR);
    expect(scale).toContain(8);
    expect(scale).not.toContain(7);
  });

  it('holds every tone of the chord', () => {
    for (const numeral of ['I', 'VI7b9', 'bVII', 'iv7', 'V13', 'III7', 'IVlyd']) {
      const chord = chordOf(numeral, C_MAJOR);
      expect(scaleOver(chord, C_MAJOR)).toEqual(expect.arrayContaining([...chord.tones]));
    }
  });
});

describe('voiceLead', () => {
  const chords = ['I', 'vi', 'IV', 'V7', 'I'].map((numeral) => chordOf(numeral, C_MAJOR));
  const voicings = voiceLead(chords, { low: 52, high: 76, voices: 4 });

  it('plays the chord and nothing else, inside its range', () => {
    for (const [index, pitches] of voicings.entries()) {
      for (const pitch of pitches) {
        expect(chords[index]?.tones).toContain(pitch % 12);
        expect(pitch).toBeGreaterThanOrEqual(52);
        expect(pitch).toBeLessThanOrEqual(76);
      }
    }
  });

  it('moves no voice further than a fourth', () => {
    for (const [index, pitches] of voicings.slice(1).entries()) {
      const before = voicings[index] ?? [];
      for (const pitch of pitches) {
        expect(Math.min(...before.map((other) => Math.abs(other - pitch)))).toBeLessThanOrEqual(5);
      }
    }
  });
});
