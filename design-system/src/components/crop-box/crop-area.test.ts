import { describe, expect, it } from 'vitest';
import { largestArea, moveArea, scaleArea } from './crop-area.ts';

const PORTRAIT = { pictureRatio: 9 / 16, aspectRatio: 16 / 9 };
const WIDE = { pictureRatio: 2, aspectRatio: 1 };

describe('a part of a picture', () => {
  it('is as large as its shape allows at first, and in the middle', () => {
    expect(largestArea(WIDE)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    const { width, height, y } = largestArea(PORTRAIT);
    expect(width).toBe(1);
    expect((width * PORTRAIT.pictureRatio) / height).toBeCloseTo(16 / 9);
    expect(y).toBeCloseTo((1 - height) / 2);
  });

  it('moves to the edge and no further', () => {
    expect(moveArea(largestArea(WIDE), -9, -9)).toMatchObject({ x: 0, y: 0 });
    expect(moveArea(largestArea(WIDE), 9, 9)).toMatchObject({ x: 0.5, y: 0 });
  });

  it('keeps its shape and its middle as it gets smaller', () => {
    const smaller = scaleArea(largestArea(WIDE), 0.5, WIDE);

    expect(smaller).toEqual({ x: 0.375, y: 0.25, width: 0.25, height: 0.5 });
  });

  it('gets neither larger than the picture nor too small to be enlarged', () => {
    expect(scaleArea(largestArea(WIDE), 3, WIDE)).toEqual(largestArea(WIDE));
    expect(scaleArea(largestArea(WIDE), 0.001, WIDE)).toMatchObject({ width: 0.125, height: 0.25 });
  });

  it('stays inside of the picture as it grows at an edge', () => {
    const corner = moveArea(scaleArea(largestArea(WIDE), 0.5, WIDE), 1, 1);

    expect(scaleArea(corner, 2, WIDE)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
  });
});
