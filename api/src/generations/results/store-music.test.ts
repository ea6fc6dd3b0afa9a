import { tinyTrack } from '@aic/preview-engine/testing';
import { describe, expect, it } from 'vitest';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { storeMusic } from './store-music.ts';

const output = (bytes: Uint8Array) =>
  ({ bytes, mediaType: 'audio/mpeg', details: { model: 'test' } }) as const;

describe('storeMusic', () => {
  it('keeps the sound byte for byte, marked, with its length and 200 peaks', async () => {
    const storage = createBucketStorage();
    const track = await tinyTrack(2, () => 0.5);

    const stored = await storeMusic({ storage, type: 'algorithmicMedia' }, output(track));

    expect(stored).toMatchObject({
      audio: { mediaType: 'audio/mpeg' },
      details: { model: 'test' },
    });
    expect(stored.seconds).toBeCloseTo(2, 0);
    expect(stored.peaks).toHaveLength(200);
    const file = Buffer.from(storage.files.get(stored.audio.key) ?? []);
    expect(file.subarray(-track.length)).toEqual(Buffer.from(track));
    expect(file.subarray(0, -track.length).toString()).toContain('digitalsourcetype/algorithmicMedia');
  });

  it.each([
    ['a page of text', async () => Buffer.from('<html>quota exceeded</html>'.repeat(200))],
    ['a silent track', () => tinyTrack(1, () => 0)],
  ])('takes %s for no music, and keeps nothing', async (_, bytes) => {
    const storage = createBucketStorage();
    await expect(
      storeMusic({ storage, type: 'algorithmicMedia' }, output(await bytes())),
    ).rejects.toMatchObject({ kind: 'uncertain' });
    expect(storage.files.size).toBe(0);
  });
});
