import { describe, expect, it } from 'vitest';
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

  it('offers no kind without an engine', () => {
    expect(createProviders(parseConfig({}), {})).toEqual({});
  });

  it('refuses to start as OpenAI without a key or a server', () => {
    expect(() => parseConfig({ IMAGE_PROVIDER: 'openai' })).toThrow('OPENAI_API_KEY');
  });
});
