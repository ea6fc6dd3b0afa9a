import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/any-text.ts';
import { toRgb } from '../../colour/oklch.ts';
import { readBackdrop } from './read-backdrop.ts';

describe('readBackdrop', () => {
  it.each([
    ['Plain studio grey', 'studio', 'background: grey, lit as in a studio'],
    ['a studio', 'studio', 'background: grey, lit as in a studio'],
    ['a red wall', 'studio', 'background: red, lit as in a studio'],
    ['white', 'plain', 'background: white'],
    ['dark blue', 'plain', 'background: dark blue'],
    ['an orange one', 'plain', 'background: orange'],
    ['a rose', 'plain', 'background: rose'],
    ['pink to blue gradient', 'gradient', 'background: gradient, pink to blue'],
    ['red ombre', 'gradient', 'background: gradient, red to white'],
    ['A calm sea', 'scene', 'background: painted, seascape'],
    ['a forest, out of focus', 'scene', 'background: painted, forest, out of focus'],
    ['the night sky', 'scene', 'background: painted, night sky'],
    ['a white sea', 'scene', 'background: painted, seascape'],
    ['Soft blur', 'treated', 'background: kept, softer'],
    ['darker', 'treated', 'background: kept, darker'],
    ['black and white', 'treated', 'background: kept, black and white'],
    ['b&w', 'treated', 'background: kept, black and white'],
    ['remove the background', 'transparent', 'background: transparent'],
    ['transparent', 'transparent', 'background: transparent'],
    ['cut out', 'transparent', 'background: transparent'],
  ])('reads "%s" as %s', (text, kind, label) => {
    const read = readBackdrop(text);
    expect(read?.backdrop.kind).toBe(kind);
    expect(read?.label).toBe(label);
  });

  it.each(['', 'xyzzy', 'something else', '!!!', 'ペンギン'])('finds nothing to make in "%s"', (text) => {
    expect(readBackdrop(text)).toBeNull();
  });

  it.each(['a portrait of a woman', 'a bowl of fruit'])('puts no %s behind a subject', (text) => {
    expect(readBackdrop(text)?.backdrop.kind).not.toBe('scene');
  });

  it('gives a gradient its colours from top to bottom', () => {
    const backdrop = readBackdrop('white to black gradient')?.backdrop;
    expect(backdrop?.kind === 'gradient' && backdrop.colours.map(({ l }) => l)).toEqual([1, 0]);
  });

  it('takes the colours of the hour for a gradient that names no colour', () => {
    const lightest = (text: string): number => {
      const backdrop = readBackdrop(text)?.backdrop;
      return backdrop?.kind === 'gradient' ? Math.max(...backdrop.colours.map(({ l }) => l)) : Number.NaN;
    };
    expect(lightest('night gradient')).toBeLessThan(lightest('noon gradient') - 0.2);
  });

  it('paints the same plain colour that it names', () => {
    const backdrop = readBackdrop('green')?.backdrop;
    const [red, green, blue] = backdrop?.kind === 'plain' ? toRgb(backdrop.colour) : [0, 0, 0];
    expect(green).toBeGreaterThan(Math.max(red, blue));
  });

  it('never throws, and is the same each time', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(readBackdrop(text)).toEqual(readBackdrop(text));
      }),
    );
  });
});
