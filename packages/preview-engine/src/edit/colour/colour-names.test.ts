import { describe, expect, it } from 'vitest';
import { toRgb } from '../../colour/oklch.ts';
import { isColourWord, readColours } from './colour-names.ts';

const read = (text: string) => readColours(text.split(' '));
const lightnessOf = (text: string): number => read(text)[0]?.colour.l ?? Number.NaN;

describe('readColours', () => {
  it('finds colours in the order they are named', () => {
    expect(read('a purple wall and orange light').map(({ name }) => name)).toEqual(['purple', 'orange']);
  });

  it('finds none where none is named', () => {
    expect(read('make it warmer')).toEqual([]);
    expect(readColours([])).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString'])('does not take "%s" for a colour', (word) => {
    expect(read(word)).toEqual([]);
    expect(isColourWord(word)).toBe(false);
  });

  it.each(['light', 'pale', 'pastel'])('makes a colour behind "%s" lighter and weaker', (tone) => {
    const [plain, toned] = [read('blue')[0], read(`${tone} blue`)[0]];
    expect(toned?.name).toBe(`${tone} blue`);
    expect(toned?.colour.l).toBeGreaterThan(plain?.colour.l ?? 1);
    expect(toned?.colour.c).toBeLessThan(plain?.colour.c ?? 0);
    expect(toned?.colour.h).toBe(plain?.colour.h);
  });

  it.each(['dark', 'deep'])('makes a colour behind "%s" darker', (tone) => {
    expect(lightnessOf(`${tone} blue`)).toBeLessThan(lightnessOf('blue'));
  });

  it('needs the tone right before its colour', () => {
    expect(read('dark and blue')[0]?.name).toBe('blue');
  });

  it('knows a tone without a colour as a colour word, though it names no colour', () => {
    expect(isColourWord('dark')).toBe(true);
    expect(read('dark')).toEqual([]);
  });

  it.each([
    ['red', 0],
    ['green', 1],
    ['blue', 2],
  ] as const)('gives a %s that is mostly so', (name, channel) => {
    const [found] = read(name);
    if (!found) throw new Error('The colour is missing.');
    const rgb = toRgb(found.colour);
    expect(Math.max(...rgb)).toBe(rgb[channel]);
  });

  it.each(['white', 'black', 'grey', 'silver'])('gives a %s without a hue', (name) => {
    const [found] = read(name);
    if (!found) throw new Error('The colour is missing.');
    const rgb = toRgb(found.colour);
    expect(Math.max(...rgb) - Math.min(...rgb)).toBeLessThan(12);
  });
});
