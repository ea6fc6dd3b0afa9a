import { describe, expect, it } from 'vitest';
import { providerContext } from '../../test/generations/provider-context.ts';
import { parseConfig } from '../platform/config/config.ts';
import { createProviders } from './create-providers.ts';
import type { Provider } from './providers/provider.ts';

const preview: Provider = {
  id: 'preview',
  kinds: ['image'],
  status: () => ({ state: 'preview', label: 'Preview engine', message: null }),
  supports: () => ({ seed: true, cancel: true }),
  submit: () => Promise.reject(new Error('not called')),
};

describe('createProviders', () => {
  it.each([
    [{}, 'preview'],
    [{ OPENAI_API_KEY: 'sk-x' }, 'openai'],
    [{ OPENAI_BASE_URL: 'http://localhost:8080/v1' }, 'openai'],
    [{ OPENAI_API_KEY: 'sk-x', IMAGE_PROVIDER: 'preview' }, 'preview'],
    [{ OPENAI_API_KEY: 'sk-x', IMAGE_PROVIDER: 'openai' }, 'openai'],
  ])('with %j makes images with %s', (environment, id) => {
    expect(createProviders(parseConfig(environment), { image: preview }).image?.id).toBe(id);
  });

  it('says of a kind without an engine that it is not configured, and refuses its jobs', async () => {
    const { music } = createProviders(parseConfig({}), {});
    expect(music?.status()).toMatchObject({ state: 'unavailable', label: 'Not configured' });
    await expect(
      music?.submit(
        { kind: 'music', prompt: 'x', genre: null, durationSeconds: 30, seed: 1 },
        providerContext(),
      ),
    ).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    [{ OPENAI_API_KEY: 'sk-x' }, 'none'],
    [{ OPENAI_API_KEY: 'sk-x', PREVIEW_FALLBACK: 'true' }, 'preview'],
    [{ OPENAI_API_KEY: 'sk-x', MUSIC_PROVIDER: 'preview' }, 'preview'],
    [{}, 'preview'],
  ])('with %j makes music, which OpenAI does not, with %s', (environment, id) => {
    const music = { ...preview, kinds: ['music'] as const };
    expect(createProviders(parseConfig(environment), { music }).music?.id).toBe(id);
  });

  it.each([
    [{ OPENAI_API_KEY: 'sk-x' }, 'openai openai none none openai'],
    [{ TEXT_BASE_URL: 'http://localhost:11434/v1' }, 'none none none none openai'],
    [{ VIDEO_BASE_URL: 'http://localhost:8000/v1', VIDEO_MODEL: 'wan-2.2' }, 'none none videos none none'],
    [{ MUSIC_API_KEY: 'xi-x' }, 'none none none elevenlabs none'],
    [{ MUSIC_API_KEY: 'xi-x', EDIT_API_KEY: 'sk-x' }, 'none openai none elevenlabs none'],
  ])('with %j has these for images, edits, videos, music and texts: %s', (environment, ids) => {
    const { image, edit, video, music, text } = createProviders(parseConfig(environment), {});
    expect([image, edit, video, music, text].map((provider) => provider?.id).join(' ')).toBe(ids);
  });

  it('says of a kind with a server of its own where it is asked', () => {
    const environment = { OPENAI_API_KEY: 'sk-x', TEXT_BASE_URL: 'http://localhost:11434/v1' };
    const { image, text } = createProviders(parseConfig(environment), {});
    expect([image?.server, text?.server]).toEqual([undefined, environment.TEXT_BASE_URL]);
  });

  it('refuses to start with a video server and no model: there is no default', () => {
    expect(() => parseConfig({ VIDEO_BASE_URL: 'http://localhost:8000/v1' })).toThrow(
      'VIDEO_MODEL is missing',
    );
  });

  it('refuses to start as OpenAI without a key or a server', () => {
    expect(() => parseConfig({ IMAGE_PROVIDER: 'openai' })).toThrow('OPENAI_API_KEY');
  });
});
