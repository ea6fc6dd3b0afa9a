import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ImageOutput } from '../providers/provider.ts';
import { type StoredPicture, storeImage } from './store-image.ts';

let root = '';
let storage: Storage;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-'));
  storage = createDiskStorage(root);
});
afterAll(() => rm(root, { recursive: true }));

async function picture(width: number, height: number): Promise<ImageOutput> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#4060c0' } })
    .withExif({ IFD0: { Copyright: 'someone', ImageDescription: 'secret place' } })
    .png()
    .toBuffer();
  return { bytes, mediaType: 'image/png', details: { model: 'test' } };
}

async function storedMetadata(asset: StoredPicture) {
  return sharp(await buffer(await storage.read(asset.key))).metadata();
}

/** The encoded pixels of a PNG. */
function dataOf(png: Buffer): Buffer[] {
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) !== 'IDAT') continue;
    data.push(png.subarray(at, at + 12 + png.readUInt32BE(at)));
  }
  return data;
}

describe('storeImage', () => {
  it('stores a full-size PNG, two previews of at most 512 px and one of 1280 with their true sizes', async () => {
    const stored = await storeImage({ storage, type: 'trainedAlgorithmicMedia' }, await picture(1024, 1536));

    expect(stored).toMatchObject({
      image: { width: 1024, height: 1536, mediaType: 'image/png' },
      avif: { width: 341, height: 512, mediaType: 'image/avif' },
      webp: { width: 341, height: 512, mediaType: 'image/webp' },
      large: { width: 853, height: 1280, mediaType: 'image/avif' },
      details: { model: 'test' },
    });
    for (const asset of [stored.image, stored.avif, stored.webp, stored.large ?? stored.image]) {
      const object = await storage.stat(asset.key);
      expect(object).toMatchObject({ sizeBytes: asset.sizeBytes, mediaType: asset.mediaType });
      await expect(storedMetadata(asset)).resolves.toMatchObject({
        width: asset.width,
        height: asset.height,
      });
    }
  });

  it('keeps a PNG as its provider has encoded it, without what stands beside the picture', async () => {
    const noise = {
      create: { width: 64, height: 48, channels: 3, noise: { type: 'gaussian', mean: 90, sigma: 40 } },
    };
    // Safe because `noise` takes the place of a background.
    const made = sharp(noise as never).withExif({ IFD0: { ImageDescription: 'secret place' } });
    const png = await made.png({ adaptiveFiltering: true }).toBuffer();
    const bytes = Buffer.concat([png, Buffer.from('behind the end')]);

    const { image } = await storeImage(
      { storage, type: 'trainedAlgorithmicMedia' },
      { bytes, mediaType: 'image/png', details: {} },
    );

    const stored = await buffer(await storage.read(image.key));
    expect(image).toMatchObject({ width: 64, height: 48 });
    expect(dataOf(stored)).toEqual(dataOf(png));
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
    for (const hidden of ['secret place', 'behind the end']) expect(stored.includes(hidden)).toBe(false);
  });

  it.each([
    ['with a colour profile', (one: Sharp) => one.withIccProfile('p3').png()],
    ['of 16 bits', (one: Sharp) => one.toColourspace('rgb16').png()],
    ['that lies on its side', (one: Sharp) => one.withMetadata({ orientation: 6 }).png()],
    ['in another format', (one: Sharp) => one.jpeg()],
  ])('encodes a picture %s anew, upright, with 8 bits and in sRGB', async (_, encode) => {
    const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#4060c0' } });
    const bytes = await encode(plain).toBuffer();
    const { orientation } = await sharp(bytes).metadata();

    const { image } = await storeImage(
      { storage, type: 'trainedAlgorithmicMedia' },
      { bytes, mediaType: 'image/png', details: {} },
    );

    expect([image.width, image.height]).toEqual(orientation === 6 ? [20, 30] : [30, 20]);
    await expect(storedMetadata(image)).resolves.toMatchObject({
      format: 'png',
      depth: 'uchar',
      space: 'srgb',
      hasProfile: false,
    });
  });

  it('never enlarges a small picture, nor keeps it in two sizes', async () => {
    const stored = await storeImage({ storage, type: 'trainedAlgorithmicMedia' }, await picture(200, 100));

    expect(stored.webp).toMatchObject({ width: 200, height: 100 });
    expect(stored).not.toHaveProperty('large');
  });

  it('names every file anew with 32 hex digits, so that a retry overwrites nothing', async () => {
    const output = await picture(10, 10);
    const first = await storeImage({ storage, type: 'trainedAlgorithmicMedia' }, output);
    const second = await storeImage({ storage, type: 'trainedAlgorithmicMedia' }, output);

    const keys = [first, second].flatMap((stored) => [stored.image.key, stored.avif.key, stored.webp.key]);
    expect(new Set(keys).size).toBe(6);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('marks all four files as what they are, and drops other metadata', async () => {
    const type = 'compositeWithTrainedAlgorithmicMedia';
    const stored = await storeImage({ storage, type }, await picture(640, 640));
    const files = [stored.image, stored.avif, stored.webp, stored.large].filter((file) => file !== undefined);

    expect(files).toHaveLength(4);
    for (const asset of files) {
      const { xmp, exif } = await storedMetadata(asset);
      expect(xmp?.toString()).toContain(`/${type}"`);
      expect(exif).toBeUndefined();
    }
  });

  it.each([
    ['text', Buffer.from('<html>not a picture</html>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s without asking the provider again', async (_, bytes) => {
    const output: ImageOutput = { bytes, mediaType: 'image/png', details: {} };

    await expect(storeImage({ storage, type: 'trainedAlgorithmicMedia' }, output)).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'uncertain',
    });
  });

  it('refuses a picture above 50 megapixels before decoding it', async () => {
    const bytes = await sharp({
      create: { width: 8000, height: 6300, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer();

    await expect(
      storeImage(
        { storage, type: 'trainedAlgorithmicMedia' },
        { bytes, mediaType: 'image/png', details: {} },
      ),
    ).rejects.toMatchObject({ kind: 'uncertain' });
  });
});
