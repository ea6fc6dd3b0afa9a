import { describe, expect, it } from 'vitest';
import type { ProviderContext, VideoJob } from '../../provider.ts';
import { paintImage } from '../paint-image.ts';
import { createEmbeddedVideoProvider } from './video-provider.ts';

const JOB: VideoJob = {
  kind: 'video',
  prompt: 'geometric poster',
  durationSeconds: 2,
  aspectRatio: '9:16',
  camera: null,
  image: null,
  seed: 4,
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

describe('createEmbeddedVideoProvider', () => {
  const provider = createEmbeddedVideoProvider();

  it('says what it is and what it can do', () => {
    expect(provider).toMatchObject({ id: 'embedded', kinds: ['video'] });
    expect(provider.status()).toEqual({
      state: 'preview',
      label: 'Preview engine',
      message: 'Procedural, not an AI model',
    });
    expect(provider.supports()).toEqual({
      seed: true,
      cancel: true,
      cameraControl: true,
      imageToVideo: true,
      resolution: '720p',
    });
  });

  it('makes a film in a thread, from a picture too, and tells rising progress while the event loop stays free', async () => {
    const { png } = paintImage(
      { prompt: 'valley', size: '1024x1792', quality: 'standard', style: 'natural', seed: 1 },
      () => undefined,
    );
    const told: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 20);
    const result = await provider.submit(
      { ...JOB, prompt: '', image: { bytes: png, mediaType: 'image/png' } },
      context({ onProgress: (fraction) => told.push(fraction) }),
    );
    clearInterval(timer);
    if (result.state !== 'done' || result.output.mediaType !== 'video/mp4')
      throw new Error('No film was made.');
    expect(result.output.details).toEqual({
      composer: 'picture',
      width: 720,
      height: 1280,
      fps: 24,
      frames: 48,
    });
    expect(result.output.bytes.length).toBeGreaterThan(20_000);
    expect(result.output.poster?.length).toBeGreaterThan(10_000);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBe(1);
    expect(turns).toBeGreaterThan(20);
  });

  it('stops within a second of a cancel, in the middle of a film', async () => {
    const controller = new AbortController();
    let abortedAt = 0;
    const film = provider.submit(
      { ...JOB, durationSeconds: 10 },
      context({
        signal: controller.signal,
        onProgress: () => {
          abortedAt ||= performance.now();
          controller.abort();
        },
      }),
    );
    await expect(film).rejects.toMatchObject({ name: 'ProviderError', kind: 'aborted' });
    expect(performance.now() - abortedAt).toBeLessThan(1000);
  });

  it('fails a picture that cannot be read', async () => {
    const broken = { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' } as const;
    await expect(provider.submit({ ...JOB, image: broken }, context())).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'unavailable',
    });
  });
});
