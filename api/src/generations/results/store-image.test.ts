import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
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

describe('storeImage', () => {
  it('stores a full-size PNG and two previews of at most 512 px with their true sizes', async () => {
    const stored = await storeImage({ storage, providerId: 'openai' }, await picture(1024, 1536));

    expect(stored).toMatchObject({
      image: { width: 1024, height: 1536, mediaType: 'image/png' },
      avif: { width: 341, height: 512, mediaType: 'image/avif' },
      webp: { width: 341, height: 512, mediaType: 'image/webp' },
      details: { model: 'test' },
    });
    for (const asset of [stored.image, stored.avif, stored.webp]) {
      const object = await storage.stat(asset.key);
      expect(object).toMatchObject({ sizeBytes: asset.sizeBytes, mediaType: asset.mediaType });
      await expect(storedMetadata(asset)).resolves.toMatchObject({
        width: asset.width,
        height: asset.height,
      });
    }
  });

  it('never enlarges a small picture', async () => {
    const stored = await storeImage({ storage, providerId: 'openai' }, await picture(200, 100));

    expect(stored.webp).toMatchObject({ width: 200, height: 100 });
  });

  it('names every file anew with 32 hex digits, so that a retry overwrites nothing', async () => {
    const output = await picture(10, 10);
    const first = await storeImage({ storage, providerId: 'openai' }, output);
    const second = await storeImage({ storage, providerId: 'openai' }, output);

    const keys = [first, second].flatMap((stored) => [stored.image.key, stored.avif.key, stored.webp.key]);
    expect(new Set(keys).size).toBe(6);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['preview', '/algorithmicMedia"'],
    ['openai', '/trainedAlgorithmicMedia"'],
  ])('marks all three files of %s as %s and drops other metadata', async (providerId, mark) => {
    const stored = await storeImage({ storage, providerId }, await picture(64, 64));

    for (const asset of [stored.image, stored.avif, stored.webp]) {
      const { xmp, exif } = await storedMetadata(asset);
      expect(xmp?.toString()).toContain(mark);
      expect(exif).toBeUndefined();
    }
  });

  it.each([
    ['text', Buffer.from('<html>not a picture</html>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s without asking the provider again', async (_, bytes) => {
    const output: ImageOutput = { bytes, mediaType: 'image/png', details: {} };

    await expect(storeImage({ storage, providerId: 'openai' }, output)).rejects.toMatchObject({
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
      storeImage({ storage, providerId: 'openai' }, { bytes, mediaType: 'image/png', details: {} }),
    ).rejects.toMatchObject({ kind: 'uncertain' });
  });
});
