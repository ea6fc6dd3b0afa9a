import { describe, expect, it } from 'vitest';
import { makePicture, makeTestCard, pixelOf } from '../../../test/make-picture.ts';
import { measureChange, measurePicture } from '../../../test/picture-measures.ts';
import { colour } from '../../colour/oklch.ts';
import { copyPicture, type Picture } from '../../picture/picture.ts';
import { denoise } from './denoise.ts';
import { blur, changeClarity, sharpen } from './detail.ts';
import { glow, grain, pixelate, posterize, vignette } from './effects.ts';
import { changeGeometry, paintFrame } from './geometry.ts';

type Filter = (picture: Picture, amount: number) => void | Promise<void>;

const FILTERS: Readonly<Record<string, Filter>> = {
  vignette,
  glow,
  posterize,
  pixelate,
  blur,
  clarity: changeClarity,
  sharpen: (picture, amount) => sharpen(picture, amount, 0),
  grain: (picture, amount) => grain(picture, amount, 7),
  denoise: (picture, amount) => denoise(picture, 6, Math.min(1, amount)),
};
const NAMES = Object.keys(FILTERS);

/** The card after a filter. */
async function filtered(name: string, amount: number, card = makeTestCard(96, 64)): Promise<Picture> {
  const picture = copyPicture(card);
  await FILTERS[name]?.(picture, amount);
  return picture;
}

describe('the filters', () => {
  it.each(NAMES)('let %s change a picture, and leave it opaque', async (name) => {
    const card = makeTestCard(96, 64);
    const after = await filtered(name, 1, card);
    expect(measureChange(card, after)).toBeGreaterThan(0.3);
    for (let at = 3; at < after.rgba.length; at += 4) expect(after.rgba[at]).toBe(255);
  });

  it.each(NAMES)('let %s do the same each time', async (name) => {
    expect(measureChange(await filtered(name, 1), await filtered(name, 1))).toBe(0);
  });

  it.each(NAMES.filter((name) => name !== 'posterize'))('let %s do more the more is asked', async (name) => {
    const card = makeTestCard(96, 64);
    const changes = [];
    for (const amount of [0.2, 0.6, 1]) changes.push(measureChange(card, await filtered(name, amount)));
    expect(changes).toEqual(changes.toSorted((one, other) => one - other));
    expect(changes[2]).toBeGreaterThan(changes[0] ?? 0);
  });

  const tiny = [
    [1, 1],
    [1, 40],
    [40, 1],
    [3, 2],
  ] as const;
  it.each(NAMES.flatMap((name) => tiny.map((size) => [name, ...size] as const)))(
    'let %s work on a picture of %i by %i pixels',
    async (name, width, height) => {
      const after = await filtered(name, 1.5, makeTestCard(width, height));
      expect(after.rgba).toHaveLength(width * height * 4);
      expect(after.rgba[3]).toBe(255);
    },
  );
});

describe('vignette', () => {
  it('darkens the corners and leaves the middle', () => {
    const white = makePicture(60, 40, () => [255, 255, 255]);
    vignette(white, 1);
    expect(pixelOf(white, 30, 20)[0]).toBe(255);
    expect(pixelOf(white, 0, 0)[0]).toBeLessThan(150);
    expect(pixelOf(white, 59, 39)[0]).toBe(pixelOf(white, 0, 0)[0]);
  });

  it('leaves some of the corners at its strongest', () => {
    const white = makePicture(60, 40, () => [255, 255, 255]);
    vignette(white, 1.5);
    expect(pixelOf(white, 0, 0)[0]).toBeGreaterThan(30);
  });
});

describe('grain', () => {
  const grey = () => makePicture(80, 80, () => [128, 128, 128]);
  it('differs with the seed, and keeps the mean', async () => {
    const [one, other] = [grey(), grey()];
    await grain(one, 1, 1);
    await grain(other, 1, 2);
    expect(measureChange(one, other)).toBeGreaterThan(1);
    expect(measurePicture(one).brightness).toBeCloseTo(128, -0.5);
  });

  it.each([0, 2 ** 31 - 1, -5])('takes %i as a seed', async (seed) => {
    const picture = grey();
    await grain(picture, 1, seed);
    expect(measureChange(picture, grey())).toBeGreaterThan(1);
  });

  it('is without colour', async () => {
    const picture = grey();
    await grain(picture, 1.5, 3);
    expect(measurePicture(picture).saturation).toBe(0);
  });

  it('shows less in black and white than in the middle', async () => {
    const changed = async (level: number): Promise<number> => {
      const picture = makePicture(80, 80, () => [level, level, level]);
      const before = copyPicture(picture);
      await grain(picture, 1, 1);
      return measureChange(before, picture);
    };
    expect(await changed(10)).toBeLessThan(await changed(128));
    expect(await changed(245)).toBeLessThan(await changed(128));
  });
});

describe('posterize and pixelate', () => {
  it.each([
    [1, 4],
    [0, 24],
    [9, 4],
  ])('by %f leaves at most %i steps a channel', (amount, steps) => {
    const ramp = makePicture(256, 1, (x) => [x, x, x]);
    posterize(ramp, amount);
    const levels = new Set(Array.from({ length: 256 }, (_, x) => pixelOf(ramp, x, 0)[0]));
    expect(levels.size).toBe(steps);
    expect([...levels]).toEqual(expect.arrayContaining([0, 255]));
  });

  it('makes blocks of one colour', async () => {
    const card = makeTestCard(128, 128);
    await pixelate(card, 1);
    expect(pixelOf(card, 0, 0)).toEqual(pixelOf(card, 1, 1));
    expect(pixelOf(card, 0, 0)).not.toEqual(pixelOf(card, 60, 60));
  });
});

describe('detail', () => {
  const edges = ({ rgba, width, height }: Picture) => measurePicture({ rgba, width, height }).edges;

  it('softens and sharpens', async () => {
    const plain = edges(makeTestCard(96, 64));
    expect(edges(await filtered('blur', 1))).toBeLessThan(plain * 0.9);
    expect(edges(await filtered('sharpen', 2))).toBeGreaterThan(plain * 1.02);
  });

  it('leaves steps that are no larger than the noise', async () => {
    const card = makePicture(40, 40, (x) => [120 + (x % 2), 120 + (x % 2), 120 + (x % 2)]);
    const sharpened = copyPicture(card);
    await sharpen(sharpened, 2, 6);
    expect(measureChange(card, sharpened)).toBe(0);
  });

  it('gives more contrast between areas above 0 and less below', async () => {
    const [flat, clear] = await Promise.all([filtered('clarity', -1), filtered('clarity', 1.5)]);
    expect(edges(clear)).toBeGreaterThan(edges(flat));
  });

  it('takes noise away and keeps an edge', () => {
    const noisy = makePicture(80, 80, (x, y) => {
      const level = (x < 40 ? 60 : 200) + ((x * 7919 + y * 104_729) % 15) - 7;
      return [level, level, level];
    });
    const before = edges(noisy);
    denoise(noisy, 6, 1);
    expect(edges(noisy)).toBeLessThan(before * 0.6);
    expect((pixelOf(noisy, 44, 40)[0] ?? 0) - (pixelOf(noisy, 35, 40)[0] ?? 0)).toBeGreaterThan(120);
  });
});

describe('changeGeometry', () => {
  const card = makeTestCard(60, 40);

  it.each([
    [1, 40, 40],
    [16 / 9, 60, 34],
    [9 / 16, 23, 40],
    [21 / 9, 60, 26],
    [1000, 60, 1],
    [0.001, 1, 40],
  ])('crops to %f, and never to nothing', async (ratio, width, height) => {
    expect(await changeGeometry(card, { kind: 'crop', ratio })).toMatchObject({ width, height });
  });

  it.each([
    [1, 1],
    [1, 50],
    [50, 1],
  ])('crops even a picture of %i by %i pixels', async (width, height) => {
    const cropped = await changeGeometry(makeTestCard(width, height), { kind: 'crop', ratio: 16 / 9 });
    expect(cropped.width).toBeGreaterThan(0);
    expect(cropped.height).toBeGreaterThan(0);
    expect(cropped.rgba).toHaveLength(cropped.width * cropped.height * 4);
  });

  it.each([
    [90, 40, 60],
    [180, 60, 40],
    [270, 40, 60],
  ])('turns by %i degrees', async (degrees, width, height) => {
    const turned = await changeGeometry(card, { kind: 'turn', degrees });
    expect(turned).toMatchObject({ width, height });
    const back = await changeGeometry(turned, { kind: 'turn', degrees: 360 - degrees });
    expect(measureChange(card, back)).toBe(0);
  });

  it.each(['left-right', 'top-bottom'] as const)('mirrors %s, and twice is nothing', async (axis) => {
    const mirrored = await changeGeometry(card, { kind: 'mirror', axis });
    expect(measureChange(card, mirrored)).toBeGreaterThan(10);
    expect(measureChange(card, await changeGeometry(mirrored, { kind: 'mirror', axis }))).toBe(0);
  });
});

describe('paintFrame', () => {
  it('covers the edge alone, in its colour', () => {
    const card = makeTestCard(100, 50);
    const before = copyPicture(card);
    paintFrame(card, { kind: 'frame', colour: colour(1, 0, 0) });
    for (const [x, y] of [
      [0, 0],
      [99, 49],
      [50, 1],
      [1, 25],
    ] as const) {
      expect(pixelOf(card, x, y)).toEqual([255, 255, 255, 255]);
    }
    expect(pixelOf(card, 50, 25)).toEqual(pixelOf(before, 50, 25));
  });

  it('is at least a pixel wide', () => {
    const card = makeTestCard(5, 5);
    paintFrame(card, { kind: 'frame', colour: colour(0, 0, 0) });
    expect(pixelOf(card, 0, 2)).toEqual([0, 0, 0, 255]);
    expect(pixelOf(card, 2, 2)).not.toEqual([0, 0, 0, 255]);
  });
});
