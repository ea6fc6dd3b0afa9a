import { describe, expect, it } from 'vitest';
import { createRamp } from './gradient.ts';
import { colour, toRgb } from './oklch.ts';

const BLACK = colour(0, 0, 0);
const WHITE = colour(1, 0, 0);
const RED = colour(0.63, 0.25, 29);

describe('createRamp', () => {
  const grey = createRamp([
    { at: 0, colour: BLACK },
    { at: 1, colour: WHITE },
  ]);

  it('starts and ends at its stops and holds them beyond', () => {
    expect(grey(-3)).toEqual(grey(0));
    expect(grey(0)[0]).toBeCloseTo(0, 1);
    expect(grey(7)[0]).toBeCloseTo(255, 0);
  });

  it('only becomes lighter on the way to white', () => {
    const levels = Array.from({ length: 50 }, (_, step) => grey(step / 49)[1]);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(new Set(levels).size).toBe(50);
  });

  it('passes through each of its stops', () => {
    const ramp = createRamp([
      { at: 0, colour: BLACK },
      { at: 0.25, colour: RED },
      { at: 1, colour: WHITE },
    ]);
    for (const [channel, level] of toRgb(RED).entries()) expect(ramp(0.25)[channel]).toBeCloseTo(level, 0);
  });

  it('holds the first colour up to a first stop that is not at 0, and the last behind the last', () => {
    const ramp = createRamp([
      { at: 0.3, colour: RED },
      { at: 0.6, colour: WHITE },
    ]);
    expect(ramp(0)).toEqual(toRgb(RED));
    expect(ramp(0.9)).toEqual(toRgb(WHITE));
  });

  it('jumps where two stops share a place', () => {
    const ramp = createRamp([
      { at: 0, colour: BLACK },
      { at: 0.5, colour: BLACK },
      { at: 0.5, colour: WHITE },
      { at: 1, colour: WHITE },
    ]);
    expect(ramp(0.49)[0]).toBeCloseTo(0, 0);
    expect(ramp(0.51)[0]).toBeCloseTo(255, 0);
  });

  it('is one colour with one stop', () => {
    const ramp = createRamp([{ at: 0.4, colour: RED }]);
    expect([0, 0.4, 1].map((position) => ramp(position))).toEqual([toRgb(RED), toRgb(RED), toRgb(RED)]);
  });
});
