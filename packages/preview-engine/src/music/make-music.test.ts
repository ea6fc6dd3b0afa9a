import { describe, expect, it } from 'vitest';
import { decodeMp3 } from '../../test/music/decode-mp3.ts';
import { makeMusic } from './make-music.ts';
import type { MusicRequest } from './music-request.ts';

const REQUEST: MusicRequest = {
  prompt: 'upbeat road trip in D major, 120 bpm',
  genre: 'rock',
  durationSeconds: 12,
  seed: 42,
};

describe('makeMusic', () => {
  it('makes a track, tells what is in it, and leaves the event loop free meanwhile', async () => {
    const told: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const { mp3, details } = await makeMusic(REQUEST, { onProgress: (fraction) => told.push(fraction) });
    clearInterval(timer);
    expect(details).toMatchObject({ genre: 'rock', key: 'D major', tempo: 120, meter: '4/4' });
    expect(details.structure).toMatch(/^\w+( \w+)*$/);
    expect((await decodeMp3(mp3)).seconds).toBeCloseTo(12, 0);
    expect(turns).toBeGreaterThan(20);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told[0]).toBeLessThan(0.5);
    expect(told.at(-1)).toBe(1);
  });

  it('stops within a second of a cancel and plays the next job', async () => {
    const controller = new AbortController();
    let abortedAt = 0;
    const onProgress = (): void => {
      abortedAt ||= performance.now();
      controller.abort();
    };
    const playing = makeMusic(
      { ...REQUEST, durationSeconds: 120 },
      { signal: controller.signal, onProgress },
    );
    await expect(playing).rejects.toMatchObject({
      name: 'EngineError',
      kind: 'aborted',
    });
    expect(performance.now() - abortedAt).toBeLessThan(1000);
    expect((await makeMusic({ ...REQUEST, durationSeconds: 10 })).mp3.length).toBeGreaterThan(1000);
  });
});
