import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { providerSchema } from '../../contract/schemas.ts';
import { createProviders } from '../../providers/registry.ts';
import { providerRoutes } from './provider.routes.ts';

describe('GET /api/providers', () => {
  it('lists one row per kind that can be made, without the key', async () => {
    const providers = createProviders(parseConfig({ OPENAI_API_KEY: 'sk-0123456789' }), {});

    const text = await (await providerRoutes({ providers }).request('/api/providers')).text();

    expect(providerSchema.strict().array().parse(JSON.parse(text))).toEqual([
      {
        kind: 'image',
        id: 'openai',
        state: 'configured',
        label: 'OpenAI, gpt-image-2.5-flare',
        message: null,
        supports: { seed: false, cancel: true },
      },
    ]);
    expect(text).not.toContain('sk-');
  });

  it('is empty when nothing can be made', async () => {
    const response = await providerRoutes({ providers: {} }).request('/api/providers');

    await expect(response.json()).resolves.toEqual([]);
  });
});
