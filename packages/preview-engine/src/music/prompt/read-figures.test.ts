import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyName } from '../theory/key.ts';
import { readKey, readMeter, readTempo } from './read-figures.ts';

describe('readTempo', () => {
  it.each([
    ['120 bpm', 120],
    ['120bpm', 120],
    ['120-BPM', 120],
    ['96 beats per minute', 96],
    ['tempo 96', 96],
    ['tempo: 96', 96],
    ['tempo=96', 96],
    ['a tempo of 96', 96],
    ['at 40 bpm', 40],
    ['at 220 bpm', 220],
    ['39 bpm', null],
    ['221 bpm', null],
    ['999 bpm', null],
  ])('reads %j as %i', (prompt, tempo) => {
    expect(readTempo(prompt)).toBe(tempo);
  });

  it.each(['', '120', 'bpm', '7 bpm', 'the summer of 69', 'tempo', '12 strings', 'bpm 120'])(
    'reads no tempo from %j',
    (prompt) => {
      expect(readTempo(prompt)).toBeNull();
    },
  );

  it('takes the first of two', () => {
    expect(readTempo('80 bpm, then 160 bpm')).toBe(80);
  });

  it('finds whole numbers between 40 and 220, or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.nat({ max: 9999 }).map((figure) => `${figure} bpm`),
        ),
        (prompt) => {
          const tempo = readTempo(prompt) ?? 40;
          expect(Number.isInteger(tempo)).toBe(true);
          expect(tempo).toBeGreaterThanOrEqual(40);
          expect(tempo).toBeLessThanOrEqual(220);
        },
      ),
    );
  });
});

describe('readKey', () => {
  it.each([
    ['in C major', 'C major'],
    ['in c minor', 'C minor'],
    ['F# major', 'F# major'],
    ['F sharp minor', 'F# minor'],
    ['f♯ minor', 'F# minor'],
    ['Bb major', 'Bb major'],
    ['B flat minor', 'Bb minor'],
    ['B♭ minor', 'Bb minor'],
    ['E-flat major', 'Eb major'],
    ['Cb major', 'B major'],
    ['B# minor', 'C minor'],
    ['D min', 'D minor'],
    ['D maj', 'D major'],
    ['in G', 'G major'],
    ['in Am', 'A minor'],
    ['in F#m', 'F# minor'],
    ['in Bb.', 'Bb major'],
    ['key of E', 'E major'],
    ['key: Em', 'E minor'],
    ['something C#m', 'C# minor'],
    ['in a minor', 'A minor'],
    ['key of a minor', 'A minor'],
  ])('reads %j as %s', (prompt, name) => {
    const { tonic, mode } = readKey(prompt);
    if (tonic === null || mode === null) throw new Error('No key was read.');
    expect(keyName({ tonic, mode })).toBe(name);
  });

  it.each([
    ['a minor key', 'minor'],
    ['in a minor key', 'minor'],
    ['a major hit', 'major'],
    ['something minor', 'minor'],
  ])('reads %j as %s without a tonic', (prompt, mode) => {
    expect(readKey(prompt)).toEqual({ tonic: null, mode });
  });

  it.each(['', 'in a bar', 'A song', 'in the garden', 'I am', 'Big band', 'in A moment of joy'])(
    'reads no key from %j',
    (prompt) => {
      expect(readKey(prompt)).toEqual({ tonic: null, mode: null });
    },
  );

  it('never throws, and gives pitch classes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (prompt) => {
        const { tonic } = readKey(prompt);
        expect([null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).toContain(tonic);
      }),
    );
  });
});

describe('readMeter', () => {
  it.each([
    ['in 3/4', '3/4'],
    ['in 6/8 time', '6/8'],
    ['4/4', '4/4'],
    ['3/4, not 4/4', '3/4'],
  ])('reads %j as %s', (prompt, meter) => {
    expect(readMeter(prompt)).toBe(meter);
  });

  it.each(['', '5/4', '13/4', '3/45', 'three quarters'])('reads no metre from %j', (prompt) => {
    expect(readMeter(prompt)).toBeNull();
  });
});
