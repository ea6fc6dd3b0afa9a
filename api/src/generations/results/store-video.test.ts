import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { storeVideo } from './store-video.ts';

const FILM = await tinyFilm();

const output = (bytes: Uint8Array, poster: Uint8Array | null) =>
  ({ bytes, mediaType: 'video/mp4', poster, details: { model: 'test' } }) as const;

async function still(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#4060c0' } })
    .png()
    .toBuffer();
}

describe('storeVideo', () => {
  it('keeps the film as it is, with a mark behind it, and a WebP of at most 1280 px as its poster', async () => {
    const storage = createBucketStorage();

    const { video, poster, seconds, details } = await storeVideo(
      { storage, type: 'algorithmicMedia', track: null },
      output(FILM, await still(1920, 1080)),
    );

    const stored = Buffer.from(storage.files.get(video.key) ?? []);
    expect(video).toMatchObject({ mediaType: 'video/mp4', sizeBytes: stored.length });
    expect(stored.subarray(0, FILM.byteLength)).toEqual(Buffer.from(FILM));
    expect(stored.subarray(FILM.byteLength).toString()).toContain('digitalsourcetype/algorithmicMedia');
    const picture = await sharp(storage.files.get(poster?.key ?? '')).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 1280, height: 720 });
    expect(String(picture.xmp)).toContain('algorithmicMedia');
    expect(seconds).toBeGreaterThan(0);
    expect(details).toEqual({ model: 'test' });
  });

  it.each(['jpeg', 'webp'] as const)(
    'makes its own poster of a %s, without what else is in it',
    async (format) => {
      const storage = createBucketStorage();
      const thumbnail = await sharp(await still(320, 180))
        .withExif({ IFD0: { Artist: 'vendor' } })
        .toFormat(format)
        .toBuffer();

      const { poster } = await storeVideo(
        { storage, type: 'trainedAlgorithmicMedia', track: null },
        output(FILM, thumbnail),
      );

      const { exif, ...picture } = await sharp(storage.files.get(poster?.key ?? '')).metadata();
      expect(picture).toMatchObject({ format: 'webp', width: 320, height: 180 });
      expect(exif).toBeUndefined();
    },
  );

  it('does without a poster of far too many pixels', async () => {
    const storage = createBucketStorage();
    const stored = await storeVideo(
      { storage, type: 'trainedAlgorithmicMedia', track: null },
      output(FILM, await still(10_000, 5_001)),
    );
    expect(stored.poster).toBeNull();
  });

  it('keeps a film that has no poster', async () => {
    const storage = createBucketStorage();
    const stored = await storeVideo(
      { storage, type: 'trainedAlgorithmicMedia', track: null },
      output(FILM, null),
    );
    expect(stored.poster).toBeNull();
    expect(storage.files.size).toBe(1);
  });

  it('does without a poster that is no picture: the film is what was paid for', async () => {
    const storage = createBucketStorage();
    const bytes = output(FILM, Buffer.from('<html>not found</html>'));
    const stored = await storeVideo({ storage, type: 'trainedAlgorithmicMedia', track: null }, bytes);
    expect(stored.poster).toBeNull();
    expect([...storage.files.keys()]).toEqual([stored.video.key]);
  });

  it.each([
    ['a page of text', async () => Buffer.from('<html>quota exceeded</html>')],
    ['a picture', () => still(64, 64)],
    ['half a film', async () => FILM.subarray(0, FILM.byteLength / 3)],
  ])('takes %s for no film, and keeps nothing', async (_, bytes) => {
    const storage = createBucketStorage();
    const storing = storeVideo(
      { storage, type: 'trainedAlgorithmicMedia', track: null },
      output(await bytes(), null),
    );
    await expect(storing).rejects.toMatchObject({ kind: 'uncertain' });
    expect(storage.files.size).toBe(0);
  });

  describe('with a track', () => {
    const TRACK = 'f'.repeat(32);

    async function storageWith(track: Uint8Array) {
      const storage = createBucketStorage();
      await storage.put(TRACK, track, 'audio/mpeg');
      return storage;
    }

    it('puts the track in place of the sound that the engine made', async () => {
      const storage = await storageWith(await tinyTrack(2, () => 0.5));
      const stored = await storeVideo(
        { storage, type: 'trainedAlgorithmicMedia', track: TRACK },
        output(FILM, null),
      );

      using input = new Input({
        formats: [MP4],
        source: new BufferSource(storage.files.get(stored.video.key) ?? new Uint8Array()),
      });
      expect(await input.getPrimaryAudioTrack()).not.toBeNull();
      expect(stored.reading).toBeUndefined();
    });

    it('keeps the film as it is when the track was deleted meanwhile, and says so', async () => {
      const storage = createBucketStorage();
      const stored = await storeVideo(
        { storage, type: 'trainedAlgorithmicMedia', track: TRACK },
        output(FILM, null),
      );

      const file = Buffer.from(storage.files.get(stored.video.key) ?? []);
      expect(file.subarray(0, FILM.byteLength)).toEqual(Buffer.from(FILM));
      expect(stored.reading).toEqual({
        understood: [],
        ignored: ['the track, which was deleted meanwhile'],
      });
    });

    it('keeps nothing of a track that cannot be put to it, so that nothing is charged', async () => {
      const storage = await storageWith(Buffer.from('no sound'));
      const storing = storeVideo(
        { storage, type: 'trainedAlgorithmicMedia', track: TRACK },
        output(FILM, null),
      );

      await expect(storing).rejects.toMatchObject({ kind: 'uncertain' });
      expect([...storage.files.keys()]).toEqual([TRACK]);
    });
  });
});
