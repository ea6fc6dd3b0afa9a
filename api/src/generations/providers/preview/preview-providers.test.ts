import { GENERATION_KINDS } from '@aic/contract';
import { IMAGE_RATIOS } from '@aic/contract/schemas';
import { EngineError } from '@aic/preview-engine';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { fromEngine } from './preview-engine.ts';
import { PREVIEW_PROVIDERS } from './preview-providers.ts';

const { image, edit, video, music, text } = PREVIEW_PROVIDERS;

describe('the preview engine as a provider', () => {
  it.each(GENERATION_KINDS)('says of %s that it is no AI model', (kind) => {
    const provider = PREVIEW_PROVIDERS[kind];
    expect(provider).toMatchObject({ id: 'preview', kinds: [kind] });
    expect(provider.status()).toMatchObject({ state: 'preview', label: 'Preview engine' });
    expect(provider.status().message).toContain('not an AI model');
  });

  it('says what each engine can do', () => {
    const always = { seed: true, cancel: true };
    expect([music, text].map((one) => one.supports())).toEqual([always, always]);
    expect(image.supports()).toEqual({
      ...always,
      ratios: IMAGE_RATIOS,
      exclude: true,
      referenceImage: true,
      strength: true,
    });
    expect(edit.supports()).toEqual({
      ...always,
      referenceImage: true,
      strength: true,
      mask: true,
      upscale: true,
    });
    expect(video.supports()).toEqual({
      ...always,
      cameraControl: true,
      imageToVideo: true,
      resolution: '720p',
    });
  });

  it('hands on the photo and answers with the edited one and what it made of the words', async () => {
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
      .png()
      .toBuffer();
    const job = { prompt: 'warmer, add a dragon', editType: 'general', strength: 70, seed: 1 } as const;
    const source = { bytes: photo, mediaType: 'image/png' } as const;
    const result = await edit.submit(
      { kind: 'edit', ...job, image: source, reference: null, mask: null, upscale: null },
      providerContext(),
    );
    expect(result).toMatchObject({
      state: 'done',
      output: {
        mediaType: 'image/png',
        reading: { understood: ['warmer'], ignored: ['add a dragon'] },
        details: { engine: 'photo-editor', operations: 1 },
      },
    });
  });

  it('tells a text piece by piece', async () => {
    const pieces: string[] = [];
    const result = await text.submit(
      { kind: 'text', prompt: 'A caption for a bakery', style: 'casual', seed: 7 },
      providerContext({ onText: (piece) => pieces.push(piece) }),
    );
    expect(result).toMatchObject({ output: { mediaType: 'text/markdown', text: pieces.join('') } });
  });
});

describe('fromEngine', () => {
  it('shows a refusal to the user and does not try it again', async () => {
    await expect(fromEngine(Promise.reject(new EngineError('refused', 'No words.')))).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'invalid_request',
      shownMessage: 'No words.',
    });
  });

  it.each([
    ['failed', 'unavailable'],
    ['aborted', 'aborted'],
  ] as const)('makes %s %s, in no words of the engine', async (engineKind, kind) => {
    await expect(fromEngine(Promise.reject(new EngineError(engineKind, 'a')))).rejects.toMatchObject({
      name: 'ProviderError',
      kind,
      shownMessage: null,
    });
  });

  it('leaves any other error as it is: a mistake of ours', async () => {
    await expect(fromEngine(Promise.reject(new TypeError('b')))).rejects.toThrow(TypeError);
  });
});
