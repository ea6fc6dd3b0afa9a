import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import {
  errorBody,
  type FakeOpenAi,
  sendJson,
  startFakeOpenAi,
} from '../../../../test/generations/vendors/fake-openai.ts';
import type { JobOf } from '../provider.ts';
import { createOpenAiEditProvider } from './edit-provider.ts';

let fake: FakeOpenAi;
let job: JobOf<'edit'>;
beforeAll(async () => {
  fake = await startFakeOpenAi();
  job = {
    kind: 'edit',
    prompt: 'a beach at noon',
    editType: 'background_change',
    strength: 30,
    image: { bytes: await picture(1200, 800), mediaType: 'image/png' },
    reference: null,
    mask: null,
    upscale: null,
    seed: 7,
  };
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
  fake.serveWith((response) =>
    sendJson(response, 200, { created: 1, data: [{ b64_json: 'iVBORw0KGgoAAAANSUhEUg==' }] }),
  );
});

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#4060c0' } })
    .png()
    .toBuffer();
}

function submit(changes: Partial<JobOf<'edit'>> = {}, settings: Readonly<Record<string, string>> = {}) {
  const endpoint = endpointOf('edit', {
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: fake.baseUrl,
    ...settings,
  });
  return createOpenAiEditProvider(endpoint).submit({ ...job, ...changes }, providerContext());
}

function sentForm(): Record<string, unknown> {
  expect(fake.seen).toHaveLength(1);
  return fake.seen[0]?.body ?? {};
}

describe('createOpenAiEditProvider', () => {
  it("sends the photo as a file in the source's shape, once, with the job's idempotency key", async () => {
    await expect(submit()).resolves.toMatchObject({
      state: 'done',
      output: { mediaType: 'image/png', details: { model: 'gpt-image-2.5-flare' } },
    });

    expect(fake.seen[0]).toMatchObject({
      path: '/v1/images/edits',
      headers: { authorization: 'Bearer sk-test', 'idempotency-key': 'generation-1' },
      body: { model: 'gpt-image-2.5-flare', n: '1', size: '1248x848', output_format: 'png' },
    });
    const { image } = sentForm();
    expect(image).toMatchObject({ name: 'source.png', type: 'image/png', size: job.image.bytes.byteLength });
  });

  it('sends a mask as a PNG of exactly the size of the photo, transparent where to change', async () => {
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 4, background: '#fff' } })
      .composite([{ input: await picture(100, 100), blend: 'dest-out', left: 0, top: 0 }])
      .png()
      .toBuffer();

    await submit({ mask: { bytes, mediaType: 'image/png' } });

    const { mask } = sentForm();
    expect(mask).toMatchObject({ name: 'mask.png', type: 'image/png' });
    const sent = sharp(await (mask as File).arrayBuffer());
    expect(await sent.metadata()).toMatchObject({ width: 1200, height: 800, hasAlpha: true });
    const alpha = await sent.extractChannel('alpha').raw().toBuffer();
    expect([alpha[10 * 1200 + 10], alpha[10 * 1200 + 900]]).toEqual([0, 255]);
  });

  it('takes masks with the models that document them only', () => {
    const takes = (model: string) => {
      const endpoint = endpointOf('edit', { OPENAI_API_KEY: 'sk-test', EDIT_MODEL: model });
      return createOpenAiEditProvider(endpoint).supports().mask;
    };
    expect([takes('gpt-image-2.5-flare'), takes('flux-kontext')]).toEqual([true, false]);
  });

  it('sends the new background as the second image and says which is which', async () => {
    const reference = { bytes: await picture(20, 10), mediaType: 'image/jpeg' } as const;

    await submit({ reference });

    const form = sentForm();
    expect(form['image[]']).toMatchObject([{ name: 'source.png' }, { name: 'background.jpg' }]);
    expect(form['prompt']).toMatch(/first image is the photo to edit.*second image is the new background/);
  });

  it.each([
    ['enhance', 0, /^a beach at noon\s+This is an enhancement.*0 of 100, that is barely visible/s],
    ['background_change', 30, /change of background.*30 of 100, that is subtle/s],
    ['general', 50, /Change only what is asked for.*50 of 100, that is moderate/s],
    ['general', 90, /90 of 100, that is clear and strong/],
    ['general', 100, /100 of 100, that is as far as it goes/],
  ] as const)('says %s at strength %i in words', async (editType, strength, words) => {
    await submit({ editType, strength });

    expect(sentForm()['prompt']).toMatch(words);
    expect(sentForm()['prompt']).not.toContain('second image');
  });

  it('asks compatible servers for base64, so that no URL ever has to be fetched', async () => {
    await submit({}, { EDIT_MODEL: 'qwen-image-edit' });

    expect(sentForm()).toMatchObject({ response_format: 'b64_json' });
    expect(sentForm()).not.toHaveProperty('output_format');
  });

  it('asks gpt-image-1.5 to keep faces, and for one of its three sizes', async () => {
    await submit({}, { EDIT_MODEL: 'gpt-image-1.5' });

    expect(sentForm()).toMatchObject({ input_fidelity: 'high', size: '1536x1024' });
  });

  it('reports a refused photo as moderation, after one request', async () => {
    fake.serveWith((response) => sendJson(response, 400, errorBody('moderation_blocked')));

    await expect(submit()).rejects.toMatchObject({ kind: 'moderation' });
    expect(fake.seen).toHaveLength(1);
  });
});
