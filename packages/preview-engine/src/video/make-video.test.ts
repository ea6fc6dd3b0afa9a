import { describe, expect, it } from 'vitest';
import { paintSmall } from '../../test/paint-small.ts';
import { encodePicture } from '../picture/picture.ts';
import { makeVideo } from './make-video.ts';
import type { VideoRequest } from './video-request.ts';

const REQUEST: VideoRequest = {
  prompt: 'geometric poster',
  durationSeconds: 1,
  aspectRatio: '9:16',
  camera: null,
  image: null,
  seed: 4,
};

describe('makeVideo', () => {
  it('makes a film in a thread, from a picture too, and tells rising progress while the event loop stays free', async () => {
    const image = await encodePicture(await paintSmall('valley', { size: '1024x1792' }));
    const told: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 20);
    const { mp4, poster, ...details } = await makeVideo(
      { ...REQUEST, prompt: '', image },
      { onProgress: (fraction) => told.push(fraction) },
    );
    clearInterval(timer);
    expect(details).toMatchObject({
      composer: 'picture',
      width: 720,
      height: 1280,
      fps: 24,
      frames: 24,
    });
    expect(mp4.length).toBeGreaterThan(20_000);
    expect(poster.length).toBeGreaterThan(10_000);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBe(1);
    expect(turns).toBeGreaterThan(20);
  });

  it('stops within a second of a cancel, in the middle of a film', async () => {
    const controller = new AbortController();
    let abortedAt = 0;
    const film = makeVideo(
      { ...REQUEST, durationSeconds: 10 },
      {
        signal: controller.signal,
        onProgress: () => {
          abortedAt ||= performance.now();
          controller.abort();
        },
      },
    );
    await expect(film).rejects.toMatchObject({ name: 'EngineError', kind: 'aborted' });
    expect(performance.now() - abortedAt).toBeLessThan(1000);
  });

  it('fails a picture that cannot be read', async () => {
    const broken = new Uint8Array([1, 2, 3]);
    await expect(makeVideo({ ...REQUEST, image: broken })).rejects.toMatchObject({
      name: 'EngineError',
      kind: 'failed',
    });
  });
});
