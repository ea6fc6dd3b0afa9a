import { IMAGE_RATIOS } from '@aic/contract/schemas';
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
import { createOpenAiImageProvider } from './image-provider.ts';

const KEY = 'sk-test-0123456789abcdef';
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64');
const JOB: JobOf<'image'> = {
  kind: 'image',
  prompt: 'a fox',
  size: '1024x1792',
  ratio: null,
  quality: 'hd',
  style: 'natural',
  exclude: '',
  reference: null,
  strength: null,
  seed: 7,
};

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
});

function submit(
  settings: Readonly<Record<string, string>> = {},
  signal = new AbortController().signal,
  job = JOB,
) {
  const environment = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: fake.baseUrl, ...settings };
  const endpoint = endpointOf('image', environment);
  return createOpenAiImageProvider(endpoint).submit(job, providerContext({ signal }));
}

function respondWithPicture(bytes: Buffer = PNG): void {
  fake.serveWith((response) =>
    sendJson(response, 200, { created: 1, data: [{ b64_json: bytes.toString('base64') }] }),
  );
}

describe('createOpenAiImageProvider with a reference picture', () => {
  const reference = { bytes: PNG, mediaType: 'image/png' } as const;

  it.each([
    [null, 'Use the attached picture as a reference.'],
    [10, 'Take only the mood'],
    [50, 'with a composition of your own'],
    [100, 'Stay close to the attached picture'],
  ])('asks for an edit of it, with a strength of %j in words', async (strength, words) => {
    respondWithPicture();

    await submit({}, undefined, { ...JOB, reference, strength });

    expect(fake.seen).toMatchObject([
      {
        path: '/v1/images/edits',
        body: {
          image: { name: 'reference.png' },
          quality: 'high',
          prompt: expect.stringContaining(words),
        },
      },
    ]);
  });

  it('is declared for the models that document it only', () => {
    const takes = (model: string) => {
      const endpoint = endpointOf('image', { OPENAI_API_KEY: KEY, IMAGE_MODEL: model });
      return createOpenAiImageProvider(endpoint).supports().referenceImage;
    };
    expect([takes('gpt-image-2.5-flare'), takes('sdxl')]).toEqual([true, false]);
  });
});

describe('createOpenAiImageProvider, request', () => {
  it("sends the options in the model's words, once, with the job's idempotency key", async () => {
    respondWithPicture();

    await submit();

    expect(fake.seen).toHaveLength(1);
    expect(fake.seen[0]).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: `Bearer ${KEY}`, 'idempotency-key': 'generation-1' },
      body: { model: 'gpt-image-2.5-flare', n: 1, size: '1024x1792', quality: 'high', output_format: 'png' },
    });
    expect(fake.seen[0]?.body['prompt']).toMatch(/^a fox\n\nStyle: natural/);
    expect(fake.seen[0]?.body).not.toHaveProperty('response_format');
    expect(fake.seen[0]?.body).not.toHaveProperty('style');
  });

  it.each([
    ['gpt-image-1.5', '1024x1792', '1024x1536'],
    ['gpt-image-1.5', '1792x1024', '1536x1024'],
    ['gpt-image-1.5', '1024x1024', '1024x1024'],
    ['chatgpt-image-latest', '1024x1792', '1024x1536'],
    ['chatgpt-image-latest', '1792x1024', '1536x1024'],
  ] as const)('asks %s for %s as %s', async (model, size, asked) => {
    respondWithPicture();

    await submit({ IMAGE_MODEL: model }, undefined, { ...JOB, size });

    expect(fake.seen[0]?.body).toMatchObject({ size: asked, output_format: 'png' });
    expect(fake.seen[0]?.body).not.toHaveProperty('response_format');
  });

  it.each([
    ['gpt-image-1.5', ['3:2', '2:3']],
    ['gpt-image-2.5-flare', IMAGE_RATIOS],
    // What another server makes of a size that it does not know is not known.
    ['flux', []],
  ])('offers with %s the ratios %j, at their own size', async (model, ratios) => {
    respondWithPicture();
    const endpoint = endpointOf('image', { OPENAI_API_KEY: KEY, IMAGE_MODEL: model });
    expect(createOpenAiImageProvider(endpoint).supports()).toMatchObject({ ratios });
    expect(createOpenAiImageProvider(endpoint).supports()).not.toHaveProperty('exclude');

    await submit({ IMAGE_MODEL: model }, undefined, { ...JOB, size: '1024x1536', ratio: '2:3' });
    expect(fake.seen[0]?.body).toMatchObject({ size: '1024x1536' });
  });

  it('sends the extra headers of the configuration', async () => {
    respondWithPicture();

    await submit({ OPENAI_HEADERS: 'X-Team: studio' });

    expect(fake.seen[0]?.headers).toMatchObject({ 'x-team': 'studio', authorization: `Bearer ${KEY}` });
  });

  it('asks compatible servers for base64, which needs no second request', async () => {
    respondWithPicture();

    await submit({ IMAGE_MODEL: 'flux.1-schnell' });

    expect(fake.seen[0]?.body).toMatchObject({ response_format: 'b64_json' });
  });

  it('works without a key against a local server', async () => {
    respondWithPicture();

    await expect(submit({ OPENAI_API_KEY: '' })).resolves.toMatchObject({ state: 'done' });
  });

  it('hands back the bytes, their real type and the model', async () => {
    respondWithPicture(Buffer.from([0xff, 0xd8, 0xff, 0xe0]));

    await expect(submit()).resolves.toEqual({
      state: 'done',
      output: {
        bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        mediaType: 'image/jpeg',
        details: { model: 'gpt-image-2.5-flare' },
      },
    });
  });
});

describe('createOpenAiImageProvider, failures', () => {
  it.each([
    ['moderation', 400, 'moderation_blocked'],
    ['moderation', 400, 'content_policy_violation'],
    ['invalid_request', 400, 'string_above_max_length'],
    ['misconfigured', 400, 'invalid_value'],
    ['misconfigured', 422, null],
    ['unauthorized', 401, 'invalid_api_key'],
    ['unauthorized', 403, 'unsupported_country_region_territory'],
    ['misconfigured', 404, 'model_not_found'],
    ['quota', 429, 'insufficient_quota'],
    ['rate_limited', 429, 'rate_limit_exceeded'],
    ['uncertain', 500, null],
    ['uncertain', 502, null],
    ['unavailable', 503, 'overloaded'],
  ])('reports %s for %i %s after exactly one request', async (kind, status, code) => {
    fake.serveWith((response) => sendJson(response, status, errorBody(code)));

    await expect(submit()).rejects.toMatchObject({ name: 'ProviderError', kind });
    expect(fake.seen).toHaveLength(1);
  });

  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after-ms': '250' }, 250],
    [{}, null],
  ])('passes on how long a busy provider asks to wait: %j', async (headers, retryAfterMs) => {
    fake.serveWith((response) => sendJson(response, 429, errorBody('rate_limit_exceeded'), headers));

    await expect(submit()).rejects.toMatchObject({ kind: 'rate_limited', retryAfterMs });
  });

  it('reports a timeout when the provider hangs, after one request', async () => {
    fake.serveWith(() => undefined);

    await expect(submit({ PROVIDER_TIMEOUT_MS: '1000' })).rejects.toMatchObject({ kind: 'timeout' });
    expect(fake.seen).toHaveLength(1);
  });

  it('is uncertain when the connection is cut after the request was sent, and does not send it again', async () => {
    fake.serveWith((response) => response.destroy());

    await expect(submit()).rejects.toMatchObject({ kind: 'uncertain' });
    expect(fake.seen).toHaveLength(1);
  });

  it('is uncertain when the response is cut in the middle', async () => {
    fake.serveWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":[{"b64_json":"iVBOR');
      setTimeout(() => response.destroy(), 20);
    });

    await expect(submit()).rejects.toMatchObject({ kind: 'uncertain' });
    expect(fake.seen).toHaveLength(1);
  });

  it.each([
    ['no picture', { created: 1, data: [] }],
    ['neither bytes nor an address', { created: 1, data: [{ revised_prompt: 'a fox' }] }],
  ])('is uncertain when a 200 carries %s', async (_, body) => {
    fake.serveWith((response) => sendJson(response, 200, body));

    await expect(submit()).rejects.toMatchObject({ kind: 'uncertain' });
  });

  it('is unavailable, and so tried again by the job, when nothing listens there', async () => {
    const gone = await startFakeOpenAi();
    await gone.stop();

    await expect(submit({ OPENAI_BASE_URL: gone.baseUrl })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('ends long before its time limit when the job is cancelled', async () => {
    const controller = new AbortController();
    fake.serveWith(() => controller.abort());

    const startedAt = performance.now();
    await expect(submit({}, controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it("never repeats the vendor's text, which may hold parts of the key or the prompt", async () => {
    fake.serveWith((response) =>
      sendJson(response, 401, errorBody('invalid_api_key', `Incorrect API key provided: ${KEY}`)),
    );

    const error: unknown = await submit().catch((thrown: unknown) => thrown);

    expect(JSON.stringify([error, String(error), error instanceof Error ? error.stack : ''])).not.toContain(
      KEY,
    );
  });
});
