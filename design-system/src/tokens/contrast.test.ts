import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { type ColorName, dark } from './dark.ts';
import { colorRoles } from './data/color-roles.ts';
import { light } from './light.ts';

const pairs = Object.entries(colorRoles).flatMap(([name, { on }]) =>
  // Safe because the keys of `colorRoles` are the names of colours.
  on.map(([ground, contrast]) => [name as ColorName, ground, contrast] as const),
);

it('measures each pair of text with what it stands on, and of shapes', () => {
  expect(pairs).toHaveLength(40 + 11 + 30 + 4);
});

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('%s theme', (_theme, colors) => {
  it.each(pairs)('keeps %s readable on %s', (name, ground, contrast) => {
    expect(contrastRatio(colors[name], colors[ground])).toBeGreaterThanOrEqual(contrast);
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6054ec', '#6054ec')).toBe(1);
  });
});
