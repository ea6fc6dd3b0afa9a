import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerContext } from '../../../test/provider-context.ts';
import { storeImage } from '../../media/store-image.ts';
import { createDiskStorage } from '../../storage/disk-storage.ts';
import type { ImageJob } from '../provider.ts';
import { createEmbeddedImageProvider } from './image-provider.ts';

const JOB: ImageJob = {
  kind: 'image',
  prompt: 'a calm sea at dusk',
  size: '1792x1024',
  quality: 'standard',
  style: 'natural',
  seed: 42,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aic-embedded-image-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('createEmbeddedImageProvider', () => {
  const provider = createEmbeddedImageProvider();

  it('says what it is', () => {
    expect(provider).toMatchObject({ id: 'embedded', kinds: ['image'] });
    expect(provider.status()).toEqual({
      state: 'preview',
      label: 'Preview engine',
      message: 'Procedural, not an AI model',
    });
    expect(provider.supports()).toEqual({ seed: true, cancel: true });
  });

  it('[9.image.options] makes a picture of the asked size that the media step stores', async () => {
    const result = await provider.submit(JOB, providerContext());
    if (result.state !== 'done' || result.output.mediaType !== 'image/png') {
      throw new Error('The picture is not done.');
    }
    expect(result.output).toMatchObject({ mediaType: 'image/png', details: { composer: 'seascape' } });
    const stored = await storeImage(result.output, {
      storage: createDiskStorage(folder),
      providerId: provider.id,
    });
    expect(stored.image).toMatchObject({ width: 1792, height: 1024, mediaType: 'image/png' });
  });

  it('leaves the event loop free and tells rising progress meanwhile', async () => {
    const told: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await provider.submit(JOB, providerContext({ onProgress: (fraction) => told.push(fraction) }));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told[0]).toBeLessThan(0.5);
    expect(told.at(-1)).toBe(1);
  });

  it('stops within a second of a cancel and paints the next job', async () => {
    const controller = new AbortController();
    let abortedAt = 0;
    const onProgress = (): void => {
      abortedAt ||= performance.now();
      controller.abort();
    };
    const painting = provider.submit(
      { ...JOB, quality: 'hd' },
      providerContext({ signal: controller.signal, onProgress }),
    );
    await expect(painting).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'aborted',
      message: 'Cancelled',
    });
    expect(performance.now() - abortedAt).toBeLessThan(1000);
    expect((await provider.submit(JOB, providerContext())).state).toBe('done');
  });
});
