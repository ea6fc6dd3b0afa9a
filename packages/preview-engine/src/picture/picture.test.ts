import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture, makeTestCard, pixelOf } from '../../test/make-picture.ts';
import { measureChange } from '../../test/picture-measures.ts';
import { copyPicture, decodePicture, encodePicture, shrink } from './picture.ts';

describe('encodePicture and decodePicture', () => {
  it('give the same pixels back', async () => {
    const card = makeTestCard(33, 21);
    const back = await decodePicture(await encodePicture(card));
    expect(back).toMatchObject({ width: 33, height: 21 });
    expect(measureChange(card, back)).toBe(0);
  });

  it('keep what is transparent', async () => {
    const glass = makePicture(2, 2, (x, y) => [10, 20, 30, x * 100 + y]);
    expect(await decodePicture(await encodePicture(glass))).toEqual(glass);
  });

  it('write an opaque picture without alpha', async () => {
    const { channels, format } = await sharp(await encodePicture(makeTestCard(4, 4))).metadata();
    expect([format, channels]).toEqual(['png', 3]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('read %s', async (format) => {
    const card = makeTestCard(20, 10);
    const file = await sharp(await encodePicture(card))
      .toFormat(format, { quality: 95 })
      .toBuffer();
    const back = await decodePicture(new Uint8Array(file));
    expect(back).toMatchObject({ width: 20, height: 10 });
    expect(measureChange(card, back)).toBeLessThan(12);
  });

  it('turn a photo upright as its camera held it', async () => {
    const card = makeTestCard(20, 10);
    const file = await sharp(await encodePicture(card))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await decodePicture(new Uint8Array(file))).toMatchObject({ width: 10, height: 20 });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['three bytes', new Uint8Array([1, 2, 3])],
    ['a text', new TextEncoder().encode('<html>not a picture</html>')],
    ['the head of a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('refuse %s', async (_name, bytes) => {
    await expect(decodePicture(bytes)).rejects.toMatchObject({
      name: 'EditRefusal',
      message: 'This picture cannot be read. Try another one.',
    });
  });

  it('refuse a picture that decodes to more than 50 megapixels', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#000' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    await expect(decodePicture(new Uint8Array(bomb))).rejects.toMatchObject({ name: 'EditRefusal' });
  });
});

describe('shrink', () => {
  it('fits a picture into a square and keeps its shape', async () => {
    expect(await shrink(makeTestCard(100, 50), 20)).toMatchObject({ width: 20, height: 10 });
  });

  it('leaves a small picture as it is', async () => {
    const card = makeTestCard(10, 5);
    expect(measureChange(card, await shrink(card, 20))).toBe(0);
  });
});

describe('copyPicture', () => {
  it('shares no bytes with the picture', () => {
    const card = makeTestCard(4, 4);
    const copy = copyPicture(card);
    copy.rgba.fill(0);
    expect(pixelOf(card, 3, 3)[0]).toBe(255);
  });
});
