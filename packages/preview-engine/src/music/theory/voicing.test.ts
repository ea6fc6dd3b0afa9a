import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chordOf } from './chord.ts';
import { pitchClass } from './key.ts';
import { voiceLead } from './voicing.ts';

const chord = (numeral: string) => chordOf(numeral, { tonic: 0, mode: 'major' });

describe('voiceLead', () => {
  it('leaves out the fifth first, then the root', () => {
    const range = { low: 48, high: 79 };
    const classes = (voices: number) =>
      voiceLead([chord('V9')], { ...range, voices })[0]
        ?.map(pitchClass)
        .toSorted((one, other) => one - other);
    expect(classes(4)).toEqual([5, 7, 9, 11]);
    expect(classes(3)).toEqual([5, 9, 11]);
  });

  it('leaves the root to the bass in a rootless voicing of a seventh chord, not of a triad', () => {
    const range = { low: 48, high: 72, voices: 4, isRootless: true };
    const [seventh = [], triad = []] = voiceLead([chord('ii7'), chord('I')], range);
    expect(seventh.map(pitchClass)).not.toContain(2);
    expect(triad.map(pitchClass)).toContain(0);
  });

  it('keeps what two chords have in common where it is', () => {
    const [first = [], second = []] = voiceLead([chord('I'), chord('vi')], { low: 52, high: 76, voices: 3 });
    const shared = first.filter((pitch) => [0, 4].includes(pitchClass(pitch)));
    expect(second).toEqual(expect.arrayContaining(shared));
  });

  it('has no semitone at the top', () => {
    const voicings = voiceLead(['Imaj7', 'IVmaj7', 'V7', 'iii'].map(chord), { low: 52, high: 77, voices: 4 });
    for (const pitches of voicings) expect((pitches.at(-1) ?? 0) - (pitches.at(-2) ?? 0)).toBeGreaterThan(1);
  });

  it('voices any row of chords inside its range, low to high', () => {
    const numerals = fc.constantFrom(
      'I',
      'ii7',
      'iii',
      'IV',
      'V7',
      'vi',
      'bVII',
      'Vsus4',
      'Imaj9',
      'V13',
      'viiø7',
      'V/3',
    );
    fc.assert(
      fc.property(
        fc.array(numerals, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 2, max: 5 }),
        (row, voices) => {
          for (const [index, pitches] of voiceLead(row.map(chord), { low: 50, high: 80, voices }).entries()) {
            const tones = chord(row[index] ?? 'I').tones;
            expect(pitches).toEqual(pitches.toSorted((one, other) => one - other));
            expect(pitches.length).toBeLessThanOrEqual(voices);
            for (const pitch of pitches) expect(tones).toContain(pitchClass(pitch));
          }
        },
      ),
    );
  });

  it('voices nothing when there are no chords', () => {
    expect(voiceLead([], { low: 50, high: 80, voices: 3 })).toEqual([]);
  });
});
