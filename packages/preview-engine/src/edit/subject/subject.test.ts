import { describe, expect, it } from 'vitest';
import { makePicture } from '../../../test/make-picture.ts';
import { createPlane, type Plane } from '../planes/plane.ts';
import { barrierDistance } from './barrier-distance.ts';
import { borderPixels, innerPixels, thinOut } from './border-pixels.ts';
import { fitColourModel } from './colour-model.ts';
import { findComponents } from './components.ts';
import { isSupported } from './edge-support.ts';
import { estimateSubject } from './estimate-subject.ts';
import { spread } from './spread.ts';
import { tidyMask } from './tidy-mask.ts';

/** A plane from rows of characters: `#` is 1, everything else 0. */
function drawn(...rows: string[]): Plane {
  const plane = createPlane(rows[0]?.length ?? 0, rows.length);
  plane.values.set(Array.from(rows.join(''), (character) => (character === '#' ? 1 : 0)));
  return plane;
}

const discPlane = (side: number, radius: number): Plane => {
  const plane = createPlane(side, side);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    plane.values[pixel] = Math.hypot(x - side / 2, y - side / 2) < radius ? 1 : 0;
  }
  return plane;
};

describe('findComponents', () => {
  const picture = drawn('##..', '#..#', '...#');

  it('parts areas that touch at no side', () => {
    const found = findComponents(picture, (pixel) => picture.values[pixel] === 1);
    expect(found.map(({ pixels }) => pixels.length)).toEqual([3, 2]);
  });

  it('tells which areas touch the edge', () => {
    const ring = drawn('.....', '.###.', '.#.#.', '.###.', '.....');
    const holes = findComponents(ring, (pixel) => ring.values[pixel] === 0);
    expect(holes.map(({ touchesEdge, pixels }) => [touchesEdge, pixels.length])).toEqual([
      [true, 16],
      [false, 1],
    ]);
  });

  it('finds nothing where nothing is', () => {
    expect(findComponents(picture, () => false)).toEqual([]);
  });
});

describe('tidyMask', () => {
  it('drops specks and closes holes that believe in the subject', () => {
    const belief = discPlane(60, 20);
    belief.values[2 * 60 + 2] = 1;
    belief.values[30 * 60 + 30] = 0;
    const mask = tidyMask(belief);
    expect(mask.values[2 * 60 + 2]).toBe(0);
    expect(mask.values[30 * 60 + 30]).toBe(1);
  });

  it('leaves a large hole open that shows the background', () => {
    const ring = discPlane(80, 34);
    const hole = discPlane(80, 14);
    for (const [pixel, value] of hole.values.entries()) if (value === 1) ring.values[pixel] = 0;
    expect(tidyMask(ring).values[40 * 80 + 40]).toBe(0);
  });
});

describe('barrierDistance', () => {
  const seeds = [0];

  it('is nothing along an even way and a whole step behind a wall', () => {
    const values = Float32Array.from([0, 0, 0, 1, 0, 0]);
    expect([...barrierDistance(values, { width: 6, height: 1 }, seeds)]).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('goes around a wall where there is a gap', () => {
    const picture = drawn('..#..', '..#..', '.....');
    const distance = barrierDistance(picture.values, picture, seeds);
    expect(distance[4]).toBe(0);
    expect(distance[2]).toBe(1);
  });
});

describe('borderPixels', () => {
  it('takes the top, the sides and the lower corners, not the middle of the lower edge', () => {
    const pixels = new Set(borderPixels({ width: 100, height: 100 }));
    const has = (x: number, y: number) => pixels.has(y * 100 + x);
    expect([has(50, 0), has(0, 50), has(99, 50), has(0, 99), has(99, 99)]).toEqual(Array(5).fill(true));
    expect([has(50, 99), has(50, 50)]).toEqual([false, false]);
  });

  it.each([
    [1, 1],
    [2, 200],
  ] as const)('finds some in a picture of %i by %i', (width, height) => {
    expect(borderPixels({ width, height }).length).toBeGreaterThan(0);
  });

  it('thins long lists out evenly', () => {
    const many = Array.from({ length: 10_000 }, (_, pixel) => pixel);
    const few = thinOut(many);
    expect(few.length).toBeGreaterThan(1500);
    expect(few.length).toBeLessThan(2100);
    expect([few[0], few[1]]).toEqual([0, 5]);
    expect(thinOut([3, 4])).toEqual([3, 4]);
  });

  it('finds the pixels with a value', () => {
    expect(innerPixels(drawn('.#.#'), (value) => value > 0.5)).toEqual([1, 3]);
  });
});

describe('fitColourModel', () => {
  const features = Float32Array.from([
    ...Array.from({ length: 60 }, (_, index) => [0.2 + (index % 3) * 0.001, 0, 0]).flat(),
    ...Array.from({ length: 60 }, (_, index) => [0.8, 0.1 + (index % 3) * 0.001, 0]).flat(),
    0.5,
    -0.3,
    0.3,
  ]);
  const model = fitColourModel(
    features,
    Array.from({ length: 120 }, (_, pixel) => pixel),
    4,
  );

  it('finds its own colours likely and others foreign', () => {
    const [dark, light, foreign] = [0, 60, 120].map((pixel) => model.distance(features, pixel));
    expect(Math.max(dark ?? 9, light ?? 9)).toBeLessThan(2);
    expect(foreign).toBeGreaterThan(20);
  });
});

describe('spread', () => {
  it('continues the weighted colours over everything else', () => {
    const picture = makePicture(40, 20, (x) => (x < 20 ? [200, 40, 40] : [40, 40, 200]));
    const weights = createPlane(40, 20);
    for (let y = 0; y < 20; y += 1) for (let x = 0; x < 8; x += 1) weights.values[y * 40 + x] = 1;
    const [red, , blue] = spread(picture, weights);
    expect(red.values[10 * 40 + 35]).toBeCloseTo(200, 0);
    expect(blue.values[10 * 40 + 35]).toBeCloseTo(40, 0);
  });
});

describe('isSupported', () => {
  const disc = discPlane(80, 20);

  it('believes a mask whose outline lies on edges', () => {
    const picture = makePicture(80, 80, (x, y) =>
      disc.values[y * 80 + x] === 1 ? [220, 60, 40] : [30, 90, 60],
    );
    expect(isSupported(disc, picture)).toBe(true);
  });

  it('does not believe one that runs across an even picture', () => {
    expect(
      isSupported(
        disc,
        makePicture(80, 80, () => [90, 90, 90]),
      ),
    ).toBe(false);
  });
});

describe('estimateSubject', () => {
  it('finds a ball before a wall', () => {
    const disc = discPlane(120, 34);
    const ball = makePicture(120, 120, (x, y) =>
      disc.values[y * 120 + x] === 1 ? [210, 60, 30] : [120 + y / 4, 130 + y / 4, 150 + y / 4],
    );
    const found = estimateSubject(ball);
    let [both, either] = [0, 0];
    for (const [pixel, value] of disc.values.entries()) {
      const isFound = found?.values[pixel] === 1;
      if (isFound && value === 1) both += 1;
      if (isFound || value === 1) either += 1;
    }
    expect(both / either).toBeGreaterThan(0.92);
  });

  it.each([
    ['an even picture', makePicture(60, 60, () => [128, 128, 128])],
    ['one pixel', makePicture(1, 1, () => [10, 20, 30])],
    ['a line', makePicture(80, 1, (x) => [x, x, x])],
    ['a picture that shades from edge to edge', makePicture(60, 60, (x, y) => [x * 3, y * 3, 120])],
  ])('finds no subject in %s', (_name, picture) => {
    expect(estimateSubject(picture)).toBeNull();
  });
});
