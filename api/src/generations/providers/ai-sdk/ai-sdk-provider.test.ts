import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askEngine, JOBS, PROMPT } from '../../../../test/generations/vendors/ai-sdk/ask-engine.ts';
import {
  type FakeAiVendor,
  KEY,
  send,
  startFakeAiVendor,
} from '../../../../test/generations/vendors/ai-sdk/fake-ai-vendor.ts';
import { PNG_BASE64, WIRES } from '../../../../test/generations/vendors/ai-sdk/wires.ts';
import type { ProviderContext } from '../provider.ts';
import { createAiSdkProvider } from './ai-sdk-provider.ts';
import type { AiSdkEngine, AiSdkKind, AiSdkVendor } from './engine.ts';

let fake: FakeAiVendor;
beforeAll(async () => {
  fake = await startFakeAiVendor();
});
afterAll(() => fake.stop());

const tools = { logger: { warn: () => undefined }, repeatMs: 1 };
const ENGINES = Object.entries(WIRES).flatMap(([vendor, { wires }]) =>
  Object.keys(wires).map((kind) => [vendor, kind] as [AiSdkVendor, AiSdkKind]),
);
const PNG = Buffer.from(PNG_BASE64, 'base64');

/** What the vendor was sent, as text. */
const sent = () => JSON.stringify(fake.seen.find(({ method }) => method === 'POST')?.body);

describe.each(ENGINES)('%s, %s', (vendor, kind) => {
  it('makes one, with key and headers, and says which model it was', async () => {
    const engine = fake.speak(vendor, kind);
    const { keyHeader, key, wires } = WIRES[vendor];

    const output = await askEngine(kind, engine);

    expect(output).toMatchObject({
      mediaType: kind === 'video' ? 'video/mp4' : 'image/png',
      details: { model: engine.model },
    });
    expect(fake.seen[0]).toMatchObject({
      method: 'POST',
      path: wires[kind]?.path,
      headers: { [keyHeader]: key(KEY), 'x-account': 'studio' },
    });
    expect(sent()).toContain(PROMPT);
  });

  it('says who it is and what it follows', () => {
    const provider = createAiSdkProvider(kind, fake.speak(vendor, kind), tools);

    expect(provider).toMatchObject({ id: vendor, kinds: [kind] });
    expect(provider.status()).toMatchObject({ state: 'configured', message: null });
    expect(provider.supports()).toMatchObject({ cancel: true });
  });

  it("tells the vendor's id of the request as soon as it is known", async () => {
    const engine = fake.speak(vendor, kind);
    const onUsage = vi.fn<ProviderContext['onUsage']>();
    fake.fault = (step, response) => {
      if (step !== 'paid') return false;
      send(response, { status: 500, json: {} });
      return true;
    };

    await askEngine(kind, engine, { context: { onUsage } }).catch(() => undefined);

    expect(onUsage).toHaveBeenCalledWith({ requestId: 'req_test' });
  });
});

it('tells the tokens that a vendor counts', async () => {
  const onUsage = vi.fn<ProviderContext['onUsage']>();
  await askEngine('image', fake.speak('google', 'image'), { context: { onUsage } });
  expect(onUsage).toHaveBeenCalledWith({ images: 1, inputTokens: 7, outputTokens: 1290 });
});

it.each<[AiSdkVendor, string, string]>([
  ['black-forest-labs', 'flux-2-pro', '"width":832,"height":1440'],
  ['black-forest-labs', 'flux-pro-1.1-ultra', '"aspect_ratio":"9:16"'],
  ['fal', 'fal-ai/flux/schnell', '"image_size":{"width":1024,"height":1792}'],
  ['fal', 'fal-ai/imagen4/preview', '"aspect_ratio":"9:16"'],
  ['google', 'gemini-3.1-flash-image-preview', '"imageConfig":{"aspectRatio":"9:16"}'],
  ['luma', 'photon-1', '"aspect_ratio":"9:16"'],
  ['openai-compatible', 'flux.2-klein', '"size":"1024x1792"'],
  ['replicate', 'black-forest-labs/flux-schnell', '"aspect_ratio":"9:16"'],
])('asks %s for the shape as %s takes it, without a warning', async (vendor, model, body) => {
  const warn = vi.fn<() => void>();
  await askEngine('image', fake.speak(vendor, 'image', { model }), { logger: { warn } });
  expect(sent()).toContain(body);
  expect(warn).not.toHaveBeenCalled();
});

it.each<[AiSdkVendor, string, string]>([
  ['black-forest-labs', 'flux-2-pro', '"width":1440,"height":960'],
  ['black-forest-labs', 'flux-pro-1.1-ultra', '"aspect_ratio":"3:2"'],
  ['google', 'gemini-3.1-flash-image-preview', '"imageConfig":{"aspectRatio":"3:2"}'],
])('asks %s for a further ratio as %s takes it', async (vendor, model, body) => {
  const engine = fake.speak(vendor, 'image', { model });
  await askEngine('image', engine, { job: { size: '1536x1024', ratio: '3:2' } });
  expect(sent()).toContain(body);
  expect(createAiSdkProvider('image', engine, tools).supports().ratios).toContain('3:2');
});

it.each<[AiSdkVendor, string, string | null]>([
  ['fal', 'fal-ai/stable-diffusion-v35-large', '"negative_prompt":"people"'],
  ['replicate', 'stability-ai/sdxl', '"negative_prompt":"people"'],
  ['fal', 'fal-ai/flux/schnell', null],
  ['google', 'gemini-3.1-flash-image-preview', null],
])('tells %s what to leave out where %s takes notice of it', async (vendor, model, body) => {
  const engine = fake.speak(vendor, 'image', { model });
  await askEngine('image', engine, { job: { exclude: 'people' } });
  expect(createAiSdkProvider('image', engine, tools).supports().exclude).toBe(body !== null);
  expect(sent().includes(body ?? 'people')).toBe(body !== null);
});

it.each<[AiSdkVendor, string, boolean]>([
  ['google', 'gemini-3.1-flash-image-preview', true],
  ['google', 'imagen-4.0-generate-001', false],
  ['black-forest-labs', 'flux-2-pro', true],
  ['black-forest-labs', 'flux-pro-1.1-ultra', false],
])('gives %s a reference picture where %s follows one', async (vendor, model, isSent) => {
  const engine = fake.speak(vendor, 'image', { model });
  const reference = { bytes: Buffer.from('a picture'), mediaType: 'image/png' as const };
  const { referenceImage, strength } = createAiSdkProvider('image', engine, tools).supports();
  expect([referenceImage, strength]).toEqual([isSent, isSent]);
  if (!isSent) return;
  await askEngine('image', engine, { job: { reference, strength: 90 } });
  expect(sent()).toContain(Buffer.from('a picture').toString('base64'));
  expect(sent()).toContain('Stay close to the attached picture');
});

it.each<[AiSdkVendor, boolean]>([
  ['fal', true],
  ['luma', false],
  ['openai-compatible', false],
])('sends the seed to %s only if it follows one', async (vendor, hasSeed) => {
  const engine = fake.speak(vendor, 'image');
  await askEngine('image', engine);
  expect(sent().includes('"seed":7')).toBe(hasSeed);
  expect(createAiSdkProvider('image', engine, tools).supports().seed).toBe(hasSeed);
});

it('lets configured options win', async () => {
  const options = { image_size: 'square', guidanceScale: 3 };
  await askEngine('image', fake.speak('fal', 'image', { options }));
  expect(sent()).toContain('"image_size":"square","num_images":1,"guidance_scale":3');
});

it('warns the operator of a quality that the vendor does not have', async () => {
  const warn = vi.fn<() => void>();
  await askEngine('image', fake.speak('fal', 'image'), { job: { quality: 'hd' }, logger: { warn } });
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ vendor: 'fal', about: { feature: 'quality hd' } }),
    'an engine does not follow a setting',
  );
});

it('asks Gemini of the third generation for HD', async () => {
  await askEngine('image', fake.speak('google', 'image'), { job: { quality: 'hd' } });
  expect(sent()).toContain('"imageConfig":{"aspectRatio":"9:16","imageSize":"2K"}');
});

it('sends its idempotency key where the vendor may honour one', async () => {
  await askEngine('image', fake.speak('openai-compatible', 'image'));
  expect(fake.seen[0]?.headers['idempotency-key']).toBe('generation-1');
});

it('takes a picture of an OpenAI-compatible server from the address that it answers', async () => {
  const engine = fake.speak('openai-compatible', 'image');
  fake.fault = (step, response) => {
    if (step === 'paid') send(response, { json: { data: [{ url: fake.link('/files/picture.png') }] } });
    return step === 'paid';
  };
  await expect(askEngine('image', engine)).resolves.toMatchObject({ bytes: PNG });
});

it('waits for a picture of Replicate that is not ready when it answers', async () => {
  const engine = fake.speak('replicate', 'image');
  const prediction = { id: '1', urls: { get: fake.link('/v1/predictions/1') } };
  fake.fault = (step, response) => {
    const output = [fake.link('/files/picture.png')];
    if (step === 'paid') send(response, { json: { ...prediction, status: 'starting', output: null } });
    if (step === 'poll') send(response, { json: { ...prediction, status: 'succeeded', output } });
    return step !== 'file';
  };
  await expect(askEngine('image', engine)).resolves.toMatchObject({ bytes: PNG });
  expect(fake.paid()).toBe(1);
});

it.each([
  ['replicate', (link: string) => ({ id: '1', status: 'starting', urls: { get: link } })],
  ['openai-compatible', (link: string) => ({ data: [{ url: link }] })],
] as const)('asks no private address that %s names, and pays once', async (vendor, bodyWith) => {
  const elsewhere = await startFakeAiVendor();
  const engine = fake.speak(vendor, 'image');
  fake.fault = (step, response) => {
    send(response, { json: bodyWith(elsewhere.link('/files/picture.png')) });
    return step === 'paid';
  };
  await expect(askEngine('image', engine)).rejects.toMatchObject({ kind: 'uncertain' });
  expect(elsewhere.seen).toEqual([]);
  expect(fake.paid()).toBe(1);
  await elsewhere.stop();
});

it('does not take a picture that fal has blackened', async () => {
  const engine = fake.speak('fal', 'image');
  fake.fault = (step, response) => {
    const images = [{ url: fake.link('/files/picture.png') }];
    if (step === 'paid') send(response, { json: { images, has_nsfw_concepts: [true] } });
    return step === 'paid';
  };
  await expect(askEngine('image', engine)).rejects.toMatchObject({ kind: 'moderation' });
});

describe('an edit', () => {
  it('sends both pictures to a model that takes two', async () => {
    const { image } = JOBS.edit;
    await askEngine('edit', fake.speak('black-forest-labs', 'edit'), { job: { reference: image } });
    expect(sent()).toContain('input_image_2');
  });

  it('is refused before it is sent when the model takes one picture only, and says so in advance', async () => {
    const engine = fake.speak('fal', 'edit');
    expect(createAiSdkProvider('edit', engine, tools).supports().referenceImage).toBe(false);

    const { image } = JOBS.edit;
    await expect(askEngine('edit', engine, { job: { reference: image } })).rejects.toMatchObject({
      kind: 'invalid_request',
      shownMessage: expect.stringContaining('second image'),
    });
    expect(fake.seen).toEqual([]);
  });
});

describe('configuration', () => {
  const engine: AiSdkEngine = {
    id: 'painter',
    vendor: 'luma',
    model: 'photon-1',
    apiKey: null,
    baseUrl: null,
    headers: {},
    timeoutMs: 1000,
  };

  it('is refused for a kind that the vendor does not make', () => {
    expect(() => createAiSdkProvider('video', engine, tools)).toThrow(
      'Engine painter: Luma makes no video here.',
    );
  });

  it('is refused without the address of an OpenAI-compatible server', () => {
    expect(() => createAiSdkProvider('image', { ...engine, vendor: 'openai-compatible' }, tools)).toThrow(
      'Engine painter: OpenAI-compatible server needs the address of the server.',
    );
  });

  it.each(Object.keys(WIRES) as AiSdkVendor[])(
    'with a broken key for %s does not show the key',
    async (vendor) => {
      const asked = askEngine('image', fake.speak(vendor, 'image', { apiKey: `${KEY}\nx` }));
      const error: unknown = await asked.catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: 'unauthorized', cause: undefined });
      expect(String(error)).not.toContain('sk-');
      expect(fake.seen).toEqual([]);
    },
  );

  it('with options that the package does not take is the operator’s to mend, and costs nothing', async () => {
    const options = { safetyTolerance: 'none' };
    const asked = askEngine('image', fake.speak('black-forest-labs', 'image', { options }));
    await expect(asked).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(fake.seen).toEqual([]);
  });
});
