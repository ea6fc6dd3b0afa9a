import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPhoto } from '../../../test/drawn-photo.ts';
import { editByWords, measureColours } from '../../../test/edit-measures.ts';
import { measureChange } from '../../../test/picture-measures.ts';
import { decodePicture } from '../../picture/picture.ts';
import { measureNoise } from './measure-photo.ts';

/** From near black to near white. */
const good = new Uint8Array(
  await sharp(drawPhoto('person', 'garden', 200).png)
    .linear(1.25, -14)
    .png()
    .toBuffer(),
);
/** Dark, flat and blue, as through a window on a grey day. */
const dull = new Uint8Array(
  await sharp(good).linear([0.34, 0.4, 0.46], [38, 40, 52]).modulate({ saturation: 0.7 }).png().toBuffer(),
);
const enhance = async (png: Uint8Array, strength: number, prompt = 'Improve light and colour') =>
  (await editByWords(png, prompt, { strength, editType: 'enhance' })).picture;

describe('enhance', () => {
  it('leaves every pixel alone at strength 0', async () => {
    expect(measureChange(await decodePicture(dull), await enhance(dull, 0))).toBe(0);
  });

  it('gives a dull photo light, contrast and colour', async () => {
    const before = measureColours(await decodePicture(dull));
    const after = measureColours(await enhance(dull, 100));
    expect(after.l).toBeGreaterThan(before.l + 0.03);
    expect(after.spread).toBeGreaterThan(before.spread * 1.6);
    expect(after.chroma).toBeGreaterThan(before.chroma * 1.3);
  });

  it('does more the higher the strength', async () => {
    const source = await decodePicture(dull);
    const changes = [];
    for (const strength of [20, 50, 80, 100]) {
      changes.push(measureChange(source, await enhance(dull, strength)));
    }
    expect(changes).toEqual(changes.toSorted((one, other) => one - other));
  });

  it('changes a good photo less than a dull one', async () => {
    const onGood = measureChange(await decodePicture(good), await enhance(good, 100));
    const onDull = measureChange(await decodePicture(dull), await enhance(dull, 100));
    expect(onGood).toBeLessThan(onDull * 0.7);
  });

  it('keeps a picture without colour without colour', async () => {
    const grey = new Uint8Array(await sharp(dull).greyscale().png().toBuffer());
    expect(measureColours(await enhance(grey, 100)).chroma).toBeLessThan(0.004);
  });

  it('takes noise away where there is much of it', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 26 },
      },
    })
      .png()
      .toBuffer();
    const noisy = new Uint8Array(
      await sharp(good)
        .composite([{ input: noise, blend: 'soft-light' }])
        .png()
        .toBuffer(),
    );
    const before = measureNoise(await decodePicture(noisy));
    expect(before).toBeGreaterThan(4);
    expect(measureNoise(await enhance(noisy, 100))).toBeLessThan(before * 0.7);
  });

  it('follows the words', async () => {
    const plain = measureColours(await enhance(dull, 70));
    expect(measureColours(await enhance(dull, 70, 'Warmer light')).b).toBeGreaterThan(plain.b + 0.015);
    expect(measureColours(await enhance(dull, 70, 'brighter')).l).toBeGreaterThan(plain.l + 0.03);
  });
});
