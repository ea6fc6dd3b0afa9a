import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { type ColorName, dark } from './dark.ts';
import { light } from './light.ts';

const TEXT = 4.5;
const LARGE_OR_UI = 3;

const surfaces = ['bg', 'surface', 'raised', 'overlay', 'hover'] as const satisfies readonly ColorName[];
const textOnSurfaces = [
  'fg',
  'fgMuted',
  'fgSubtle',
  'accentText',
  'dangerText',
  'success',
  'warning',
  'info',
] as const satisfies readonly ColorName[];
const shapesOnSurfaces = [
  'borderStrong',
  'focus',
  'toolImage',
  'toolVideo',
  'toolMusic',
  'toolText',
] as const;

const textOnFills: readonly [ColorName, ColorName][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentActive'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['accentText', 'accentSubtle'],
  ['fg', 'accentSubtle'],
  ['fgMuted', 'accentSubtle'],
  ['fg', 'dangerSubtle'],
  ['fgMuted', 'dangerSubtle'],
  ['dangerText', 'dangerSubtle'],
];

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('%s theme', (_theme, colors) => {
  it.each(surfaces.flatMap((surface) => textOnSurfaces.map((text) => [text, surface] as const)))(
    'keeps %s readable as text on %s',
    (text, surface) => {
      expect(contrastRatio(colors[text], colors[surface])).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(textOnFills)('keeps %s readable as text on %s', (text, fill) => {
    expect(contrastRatio(colors[text], colors[fill])).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(surfaces.flatMap((surface) => shapesOnSurfaces.map((shape) => [shape, surface] as const)))(
    'keeps %s visible as a shape on %s',
    (shape, surface) => {
      expect(contrastRatio(colors[shape], colors[surface])).toBeGreaterThanOrEqual(LARGE_OR_UI);
    },
  );

  it.each(['accent', 'danger'] as const)('keeps a %s button visible on the page and on cards', (fill) => {
    expect(contrastRatio(colors[fill], colors.bg)).toBeGreaterThanOrEqual(LARGE_OR_UI);
    expect(contrastRatio(colors[fill], colors.surface)).toBeGreaterThanOrEqual(LARGE_OR_UI);
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6054ec', '#6054ec')).toBe(1);
  });
});
