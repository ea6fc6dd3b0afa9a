import { IMAGE_RATIOS } from '@aic/contract/schemas';
import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { PREVIEW_PROVIDERS } from '../providers/preview/preview-providers.ts';
import type { ProviderSupport } from '../providers/provider.ts';

const { sql, admin } = await createTestDatabase();
let supports: ProviderSupport = { seed: true, cancel: true };
const image = { ...createFakeProvider(), supports: () => supports };
const gateway = createTestGateway(sql, {}, { providers: { image } });
const preview = createTestGateway(sql, {}, { providers: { image: PREVIEW_PROVIDERS.image } });
afterAll(() => {
  gateway.stop();
  preview.stop();
});
beforeEach(() => {
  supports = { seed: true, cancel: true, ratios: [...IMAGE_RATIOS], exclude: true };
});

async function start(request: object, { plan = 'creator', at = gateway } = {}) {
  const user = await createUser(sql);
  await admin`update app_user set plan = ${plan} where id = ${user.id}`;
  const init = { headers: { cookie: `sid=${user.token.toString('base64url')}` } };
  const response = await at.post('/api/generate', { prompt: 'a lake', ...request }, init);
  return { status: response.status, body: await response.json(), balance: await balanceOf(sql, user.id) };
}

describe('a ratio', () => {
  it('is made for every plan, and its item says it beside the size that older tools know', async () => {
    const { status, body } = await start({ ratio: '3:2', size: '1792x1024' }, { plan: 'pro' });
    expect(status).toBe(202);
    expect(ITEM_SCHEMAS.image.strict().parse(body)).toMatchObject({
      ratio: '3:2',
      size: '1792x1024',
      pixels: '1536x1024',
    });
  });

  it('is null for one of the three sizes', async () => {
    expect((await start({})).body).toMatchObject({
      ratio: null,
      exclude: null,
      size: '1024x1024',
      pixels: '1024x1024',
    });
  });

  it('is refused by an engine that does not make it; nothing is charged', async () => {
    supports = { seed: true, cancel: true, ratios: ['2:3'] };
    const { status, body, balance } = await start({ ratio: '21:9' });
    expect([status, balance]).toEqual([400, 500]);
    expect(body).toMatchObject({ message: expect.stringContaining('21:9') });
  });

  it('is one of those that there are', async () => {
    expect((await start({ ratio: '5:1' })).status).toBe(400);
  });
});

describe('words to exclude', () => {
  it('are kept with the item', async () => {
    expect((await start({ exclude: ' text, people ' })).body).toMatchObject({ exclude: 'text, people' });
  });

  it('are part of Creator+, as a seed is', async () => {
    const { status, body, balance } = await start({ exclude: 'people' }, { plan: 'pro' });
    expect([status, balance]).toEqual([403, 500]);
    expect(body).toMatchObject({ message: expect.stringContaining('Creator+') });
  });

  it('are refused by an engine that has none, and when they are too many; nothing is charged', async () => {
    expect(await start({ exclude: 'x'.repeat(501) })).toMatchObject({ status: 400, balance: 500 });
    supports = { seed: true, cancel: true };
    expect(await start({ exclude: 'people' })).toMatchObject({ status: 400, balance: 500 });
  });

  it('count when the preview engine reads the prompt', async () => {
    const refused = await start({ prompt: 'a fox', exclude: 'fox' }, { at: preview });
    expect(refused).toMatchObject({ status: 422, balance: 500 });
    expect((await start({ prompt: 'a fox', exclude: 'people' }, { at: preview })).status).toBe(202);
  });
});
