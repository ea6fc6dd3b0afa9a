import { describe, expect, it } from 'vitest';
import { providerContext } from '../../test/provider-context.ts';
import { parseConfig } from '../config.ts';
import type { Provider } from './provider.ts';
import { createProviders } from './registry.ts';

const preview: Provider = {
  id: 'embedded',
  kinds: ['image'],
  status: () => ({ state: 'preview', label: 'Preview engine', message: null }),
  supports: () => ({ seed: true, cancel: true }),
  submit: () => Promise.reject(new Error('not called')),
};

describe('createProviders', () => {
  it.each([
    [{}, 'embedded'],
    [{ OPENAI_API_KEY: 'sk-x' }, 'openai'],
    [{ OPENAI_BASE_URL: 'http://localhost:8080/v1' }, 'openai'],
    [{ OPENAI_API_KEY: 'sk-x', IMAGE_PROVIDER: 'embedded' }, 'embedded'],
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
    [{ OPENAI_API_KEY: 'sk-x', PREVIEW_FALLBACK: 'true' }, 'embedded'],
    [{ OPENAI_API_KEY: 'sk-x', MUSIC_PROVIDER: 'embedded' }, 'embedded'],
    [{}, 'embedded'],
  ])('with %j makes music, which OpenAI does not, with %s', (environment, id) => {
    const music = { ...preview, kinds: ['music'] as const };
    expect(createProviders(parseConfig(environment), { music }).music?.id).toBe(id);
  });

  it('refuses to start as OpenAI without a key or a server', () => {
    expect(() => parseConfig({ IMAGE_PROVIDER: 'openai' })).toThrow('OPENAI_API_KEY');
  });
});
