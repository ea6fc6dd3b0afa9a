import { describe, expect, it } from 'vitest';
import type { MusicJob, ProviderContext } from '../../provider.ts';
import { decodeMp3 } from './measures/decode-mp3.ts';
import { createEmbeddedMusicProvider } from './music-provider.ts';

const JOB: MusicJob = {
  kind: 'music',
  prompt: 'upbeat road trip in D major, 120 bpm',
  genre: 'rock',
  durationSeconds: 12,
  seed: 42,
};

function context(changes: Partial<ProviderContext> = {}): ProviderContext {
  return {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onText: () => undefined,
    idempotencyKey: 'a',
    ...changes,
  };
}

describe('createEmbeddedMusicProvider', () => {
  const provider = createEmbeddedMusicProvider();

  it('says what it is', () => {
    expect(provider).toMatchObject({ id: 'embedded', kinds: ['music'] });
    expect(provider.status()).toEqual({
      state: 'preview',
      label: 'Preview engine',
      message: 'Procedural, not an AI model',
    });
    expect(provider.supports()).toEqual({ seed: true, cancel: true });
  });

  it('makes a track, tells what is in it, and leaves the event loop free meanwhile', async () => {
    const told: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const result = await provider.submit(JOB, context({ onProgress: (fraction) => told.push(fraction) }));
    clearInterval(timer);
    if (result.state !== 'done' || result.output.mediaType !== 'audio/mpeg')
      throw new Error('The track is not done.');
    expect(result.output.details).toMatchObject({ genre: 'rock', key: 'D major', tempo: 120, meter: '4/4' });
    expect(result.output.details['structure']).toMatch(/^\w+( \w+)*$/);
    expect((await decodeMp3(result.output.bytes)).seconds).toBeCloseTo(12, 0);
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
    const playing = provider.submit(
      { ...JOB, durationSeconds: 120 },
      context({ signal: controller.signal, onProgress }),
    );
    await expect(playing).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'aborted',
      message: 'Cancelled',
    });
    expect(performance.now() - abortedAt).toBeLessThan(1000);
    expect((await provider.submit({ ...JOB, durationSeconds: 10 }, context())).state).toBe('done');
  });
});
