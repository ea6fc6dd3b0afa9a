import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import {
  type FakeVendor,
  sendJson,
  startFakeVendor,
} from '../../../../test/generations/vendors/fake-vendor.ts';
import { createA1111Provider } from './a1111-provider.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64');
let fake: FakeVendor;
beforeAll(async () => {
  fake = await startFakeVendor();
});
afterAll(() => fake.stop());

const JOB = {
  kind: 'image',
  prompt: 'a fox',
  size: '1024x1792',
  ratio: null,
  quality: 'hd',
  style: 'vivid',
  exclude: 'text',
  reference: null,
  strength: null,
  seed: 7,
} as const;
const make = (model = 'b.safetensors') =>
  createA1111Provider({
    apiKey: null,
    baseUrl: new URL(fake.baseUrl).origin,
    model,
    timeoutMs: 5_000,
  }).submit(JOB, providerContext());

it('asks for words, what to leave out, size and seed, and for its checkpoint alone', async () => {
  fake.serveWith((response) => sendJson(response, 200, { images: [PNG.toString('base64')] }));

  await expect(make()).resolves.toMatchObject({
    state: 'done',
    output: { bytes: PNG, mediaType: 'image/png', details: { model: 'b.safetensors' } },
  });
  expect(fake.seen.at(-1)).toMatchObject({
    path: '/sdapi/v1/txt2img',
    body: {
      prompt: 'a fox',
      negative_prompt: 'text',
      seed: 7,
      width: 1024,
      height: 1792,
      override_settings: { sd_model_checkpoint: 'b.safetensors' },
    },
  });

  await make('');
  expect(fake.seen.at(-1)?.body).not.toHaveProperty('override_settings');
});

it.each([
  ['uncertain', 500, { error: 'OutOfMemoryError', detail: '', errors: 'CUDA out of memory' }],
  ['misconfigured', 404, { detail: 'Not Found' }],
  ['uncertain', 200, { images: [] }],
])('is %s when it answers %i', async (kind, status, body) => {
  fake.serveWith((response) => sendJson(response, status, body));
  await expect(make()).rejects.toMatchObject({ kind });
});
