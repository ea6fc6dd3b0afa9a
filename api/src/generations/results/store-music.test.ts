import { tinyTrack } from '@aic/preview-engine/testing';
import { describe, expect, it } from 'vitest';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { storeMusic } from './store-music.ts';

const output = (bytes: Uint8Array) =>
  ({ bytes, mediaType: 'audio/mpeg', details: { model: 'test' } }) as const;

describe('storeMusic', () => {
  it('keeps the track byte for byte, with its length and 200 peaks', async () => {
    const storage = createBucketStorage();
    const track = await tinyTrack(2, () => 0.5);

    const stored = await storeMusic({ storage }, output(track));

    expect(stored).toMatchObject({
      audio: { mediaType: 'audio/mpeg', sizeBytes: track.byteLength },
      details: { model: 'test' },
    });
    expect(stored.seconds).toBeCloseTo(2, 0);
    expect(stored.peaks).toHaveLength(200);
    expect(Buffer.from(storage.files.get(stored.audio.key) ?? [])).toEqual(Buffer.from(track));
  });

  it.each([
    ['a page of text', async () => Buffer.from('<html>quota exceeded</html>'.repeat(200))],
    ['a silent track', () => tinyTrack(1, () => 0)],
  ])('takes %s for no music, and keeps nothing', async (_, bytes) => {
    const storage = createBucketStorage();
    await expect(storeMusic({ storage }, output(await bytes()))).rejects.toMatchObject({ kind: 'uncertain' });
    expect(storage.files.size).toBe(0);
  });
});
