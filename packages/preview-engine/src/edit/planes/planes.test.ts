import { describe, expect, it } from 'vitest';
import { makePicture } from '../../../test/make-picture.ts';
import { boxBlur, softBlur } from './box-blur.ts';
import { guidedFilter } from './guided-filter.ts';
import { createRowReader } from './plane-rows.ts';
import { createPlane, lumaAt, lumaPlane, mapPlane, type Plane, zipPlanes } from './plane.ts';

function planeOf(width: number, height: number, valueAt: (x: number, y: number) => number): Plane {
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) plane.values[y * width + x] = valueAt(x, y);
  }
  return plane;
}

/** Half 0, half 1, with a little noise. */
const step = planeOf(40, 40, (x, y) => (x < 20 ? 0.1 : 0.9) + (((x * 31 + y * 17) % 7) - 3) * 0.01);

/** The mean over a window, computed the slow way. */
function meanAround({ width, height, values }: Plane, x: number, y: number, radius: number): number {
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1) {
    for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column += 1) {
      sum += values[row * width + column] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

describe('boxBlur', () => {
  it.each([0, 1, 3, 10, 100])('gives the mean of a window of radius %i, cut at the edges', (radius) => {
    const plane = planeOf(13, 7, (x, y) => (x * x + y * 5) % 11);
    const blurred = boxBlur(plane, radius);
    for (let y = 0; y < 7; y += 1) {
      for (let x = 0; x < 13; x += 1) {
        expect(blurred.values[y * 13 + x]).toBeCloseTo(meanAround(plane, x, y, radius), 4);
      }
    }
  });

  it('leaves an even plane even', () => {
    for (const value of boxBlur(
      planeOf(9, 9, () => 0.4),
      3,
    ).values) {
      expect(value).toBeCloseTo(0.4, 6);
    }
  });

  it.each([
    [1, 1],
    [1, 5],
    [5, 1],
  ] as const)('works on %i by %i', (width, height) => {
    expect(
      boxBlur(
        planeOf(width, height, () => 1),
        2,
      ).values.every((value) => value === 1),
    ).toBe(true);
  });
});

describe('softBlur', () => {
  it('spreads a point evenly to all sides and keeps its sum', () => {
    const blurred = softBlur(
      planeOf(21, 21, (x, y) => (x === 10 && y === 10 ? 1 : 0)),
      2,
    );
    expect(blurred.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    const at = (x: number, y: number) => blurred.values[y * 21 + x] ?? 0;
    expect(at(8, 10)).toBeCloseTo(at(12, 10), 6);
    expect(at(10, 8)).toBeCloseTo(at(8, 10), 6);
    expect(at(10, 10)).toBeGreaterThan(at(8, 10));
  });
});

describe('guidedFilter', () => {
  it('smooths what is flat and keeps the edge', () => {
    const filtered = guidedFilter(step, step, 4, 0.01);
    const at = (x: number) => filtered.values[20 * 40 + x] ?? 0;
    expect(Math.abs(at(5) - 0.1)).toBeLessThan(0.02);
    expect(at(24) - at(15)).toBeGreaterThan(0.7);
  });

  it('gives the input back when its window is flat everywhere', () => {
    const flat = planeOf(12, 12, () => 0.3);
    for (const value of guidedFilter(flat, flat, 3, 0.01).values) expect(value).toBeCloseTo(0.3, 5);
  });
});

describe('createRowReader', () => {
  it('reads an even plane evenly, however large', () => {
    const read = createRowReader(
      planeOf(3, 2, () => 0.7),
      { width: 50, height: 40 },
    );
    for (const row of [0, 20, 39]) for (const value of read(row)) expect(value).toBeCloseTo(0.7, 6);
  });

  it('gives each value back at its own size', () => {
    const plane = planeOf(5, 4, (x, y) => x + 10 * y);
    const read = createRowReader(plane, plane);
    for (let y = 0; y < 4; y += 1) expect([...read(y)]).toEqual([0, 1, 2, 3, 4].map((x) => x + 10 * y));
  });

  it('rises smoothly between two values, and no further', () => {
    const row = [
      ...createRowReader(
        planeOf(2, 1, (x) => x),
        { width: 20, height: 1 },
      )(0),
    ];
    expect(row).toEqual(row.toSorted((one, other) => one - other));
    expect([row[0], row.at(-1)]).toEqual([0, 1]);
    expect(row[10]).toBeGreaterThan(0.4);
    expect(row[10]).toBeLessThan(0.6);
  });
});

describe('planes', () => {
  const picture = makePicture(2, 1, (x) => (x === 0 ? [255, 255, 255] : [255, 0, 0]));

  it('hold the brightness of a picture', () => {
    expect(lumaAt(picture.rgba, 0)).toBeCloseTo(255, 6);
    expect([...lumaPlane(picture).values]).toEqual([expect.closeTo(1, 6), expect.closeTo(0.2126, 6)]);
  });

  it('are combined and changed pixel by pixel', () => {
    const [one, other] = [planeOf(2, 1, (x) => x), planeOf(2, 1, () => 3)];
    expect([...zipPlanes(one, other, (a, b) => a + b).values]).toEqual([3, 4]);
    expect([...mapPlane(other, (value) => value * 2).values]).toEqual([6, 6]);
    expect([...other.values]).toEqual([3, 3]);
  });
});
