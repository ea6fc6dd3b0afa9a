import { GENERATION_KINDS, PROVIDER } from '@aic/contract';
import { schemaOf } from '@aic/contract/schemas';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { createProviders } from '../create-providers.ts';
import { providersRoutes } from './providers.routes.ts';

const { sql } = await createTestDatabase();

describe('GET /api/providers', () => {
  it('lists one row per kind, without the key', async () => {
    const providers = createProviders(parseConfig({ OPENAI_API_KEY: 'sk-0123456789' }), {});

    const text = await (
      await providersRoutes(createGenerationApp(sql, { providers }).deps).request('/api/providers')
    ).text();

    expect(schemaOf(PROVIDER).strict().array().parse(JSON.parse(text))).toContainEqual({
      kind: 'image',
      id: 'openai',
      state: 'configured',
      label: 'OpenAI, gpt-image-2.5-flare',
      message: null,
      supports: {
        seed: false,
        cancel: true,
        ratios: ['3:2', '2:3', '4:3', '3:4', '4:5', '21:9'],
        referenceImage: true,
        strength: true,
      },
    });
    expect(text).not.toContain('sk-');
  });

  it('says of each kind that nothing makes that it is unavailable', async () => {
    const providers = createProviders(parseConfig({}), {});
    const response = await providersRoutes(createGenerationApp(sql, { providers }).deps).request(
      '/api/providers',
    );

    const rows = schemaOf(PROVIDER)
      .array()
      .parse(await response.json());
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual(
      GENERATION_KINDS.map((kind) => `${kind} unavailable`),
    );
  });
});
