import { describe, expect, it } from 'vitest';
import { makePicture, makeTestCard, pixelOf } from '../../../test/make-picture.ts';
import { measurePicture } from '../../../test/picture-measures.ts';
import { colour } from '../../colour/oklch.ts';
import { encodePicture } from '../../picture/picture.ts';
import { type FreshBackdrop, makeBackdrop } from './backdrop-picture.ts';

const GREY = colour(0.7, 0, 0);
const NONE = { seed: 1, reference: null };
const make = (
  backdrop: FreshBackdrop,
  size = { width: 60, height: 40 },
  sources: Parameters<typeof makeBackdrop>[2] = NONE,
) => makeBackdrop(backdrop, size, sources);

describe('makeBackdrop', () => {
  it('is one colour when it is plain', async () => {
    const { edges } = measurePicture(await make({ kind: 'plain', colour: colour(0.56, 0.16, 255) }));
    expect(edges).toBe(0);
  });

  it('lights the middle of a studio and lets its corners fall off', async () => {
    const studio = await make({ kind: 'studio', colour: GREY });
    expect(pixelOf(studio, 30, 16)[0]).toBeGreaterThan((pixelOf(studio, 0, 39)[0] ?? 255) + 30);
  });

  it('runs a gradient from top to bottom', async () => {
    const gradient = await make({ kind: 'gradient', colours: [colour(1, 0, 0), GREY, colour(0, 0, 0)] });
    const column = Array.from({ length: 40 }, (_, y) => pixelOf(gradient, 30, y)[0] ?? 0);
    expect(column[0]).toBeGreaterThan(240);
    expect(column.at(-1)).toBeLessThan(15);
    const steps = column.slice(1).map((level, y) => level - (column[y] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1);
  });

  it('makes a gradient of one colour', async () => {
    const gradient = await make({ kind: 'gradient', colours: [GREY] });
    expect(measurePicture(gradient).saturation).toBeLessThan(2);
  });

  it('covers the frame with the middle of a reference image', async () => {
    const wide = makePicture(90, 20, (x) => (x < 30 || x >= 60 ? [255, 0, 0] : [0, 0, 255]));
    const sources = { seed: 1, reference: await encodePicture(wide) };
    const fitted = await make({ kind: 'reference', isBlurred: false }, { width: 20, height: 20 }, sources);
    expect(pixelOf(fitted, 10, 10)).toEqual([0, 0, 255, 255]);
    expect(pixelOf(fitted, 1, 10)[2]).toBeGreaterThan(200);
  });

  it('puts white under a transparent reference image', async () => {
    const glass = makePicture(8, 8, () => [0, 0, 0, 0]);
    const fitted = await make(
      { kind: 'reference', isBlurred: false },
      { width: 8, height: 8 },
      { seed: 1, reference: await encodePicture(glass) },
    );
    expect(pixelOf(fitted, 4, 4)).toEqual([255, 255, 255, 255]);
  });

  it('blurs a reference image that is to be out of focus', async () => {
    const sources = { seed: 1, reference: await encodePicture(makeTestCard(60, 40)) };
    const [sharp, blurred] = await Promise.all(
      [false, true].map((isBlurred) => make({ kind: 'reference', isBlurred }, undefined, sources)),
    );
    if (!sharp || !blurred) throw new Error('Two backdrops were asked.');
    expect(measurePicture(blurred).edges).toBeLessThan(measurePicture(sharp).edges);
  });

  it('refuses a reference that is no picture', async () => {
    const sources = { seed: 1, reference: new Uint8Array([1, 2, 3]) };
    await expect(make({ kind: 'reference', isBlurred: false }, undefined, sources)).rejects.toMatchObject({
      name: 'EditRefusal',
    });
  });

  it.each([
    [30, 20],
    [20, 30],
    [1, 1],
  ])('fills %i by %i pixels', async (width, height) => {
    for (const kind of ['plain', 'studio'] as const) {
      const { rgba } = await make({ kind, colour: GREY }, { width, height });
      expect(rgba).toHaveLength(width * height * 4);
      expect(rgba.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
    }
  });
});
