import { describe, expect, it } from 'vitest';
import { drawPhoto } from '../../../test/drawn-photo.ts';
import { makePicture } from '../../../test/make-picture.ts';
import { measureChange, measurePicture } from '../../../test/picture-measures.ts';
import { decodePicture, openPixels, readPixels } from '../../picture/picture.ts';
import { editPhoto } from '../edit-photo.ts';
import { enlarge, ENLARGED_PIXELS_MAX } from './enlarge.ts';

const { png: photo } = drawPhoto('person', 'garden', 160);
const source = await decodePicture(photo);

describe('enlarge', () => {
  it('gives twice as many pixels a side, of the same picture', async () => {
    const large = await enlarge(source, 2);
    expect(large).toMatchObject({ width: source.width * 2, height: source.height * 2 });
    const back = await readPixels(openPixels(large).resize({ width: source.width, height: source.height }));
    expect(measureChange(source, back)).toBeLessThan(6);
    const [before, after] = [measurePicture(source), measurePicture(large)];
    expect(Math.abs(after.brightness - before.brightness)).toBeLessThan(1.5);
  });

  it('is sharper than plain resampling', async () => {
    const plain = await readPixels(
      openPixels(source).resize({ width: source.width * 2, height: source.height * 2 }),
    );
    expect(measurePicture(await enlarge(source, 2)).edges).toBeGreaterThan(
      measurePicture(plain).edges * 1.02,
    );
  });

  it('keeps what is transparent', async () => {
    const half = makePicture(20, 20, (x) => [200, 40, 40, x < 10 ? 0 : 255]);
    const { rgba } = await enlarge(half, 2);
    expect([rgba[3], rgba[39 * 4 + 3]]).toEqual([0, 255]);
  });

  it('refuses a result that is too large', async () => {
    const side = Math.ceil(Math.sqrt(ENLARGED_PIXELS_MAX / 4)) + 1;
    const blank = { width: side, height: side, rgba: new Uint8Array(side * side * 4) };
    await expect(enlarge(blank, 2)).rejects.toMatchObject({ name: 'EditRefusal' });
  });
});

it('editPhoto makes a picture larger whatever its words are, and says so', async () => {
  const request = {
    prompt: 'a dragon',
    editType: 'general',
    strength: 70,
    image: photo,
    reference: null,
  } as const;
  const { png, reading } = await editPhoto({ ...request, upscale: 2, seed: 1 });
  expect(await decodePicture(png)).toMatchObject({ width: source.width * 2 });
  expect(reading).toMatchObject({ understood: ['twice as large'], verdict: 'followed' });
});
