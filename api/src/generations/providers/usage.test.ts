import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerContext } from '../../../test/generations/provider-context.ts';
import { errorBody } from '../../../test/generations/vendors/fake-openai.ts';
import { type FakeVendor, sendJson, startFakeVendor } from '../../../test/generations/vendors/fake-vendor.ts';
import { FILM } from '../../../test/generations/vendors/fake-videos.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { createProviders } from '../create-providers.ts';
import type { ProviderUsage } from './provider.ts';

let vendor: FakeVendor;
beforeAll(async () => {
  vendor = await startFakeVendor();
});
afterAll(() => vendor.stop());

const PICTURE = { b64_json: 'iVBORw0KGgoAAAANSUhEUg==' };

function enginesOf() {
  const url = vendor.baseUrl;
  const environment = {
    OPENAI_BASE_URL: url,
    MUSIC_BASE_URL: url,
    VIDEO_BASE_URL: url,
    VIDEO_MODEL: 'wan-2.2',
  };
  return createProviders(parseConfig(environment), {});
}

function listen() {
  const usage: ProviderUsage = {};
  return { usage, context: providerContext({ onUsage: (said) => void Object.assign(usage, said) }) };
}

const IMAGE = {
  kind: 'image',
  prompt: 'a',
  size: '1024x1024',
  ratio: null,
  quality: 'hd',
  style: 'vivid',
  exclude: '',
  reference: null,
  strength: null,
  seed: 1,
} as const;

it('says what a picture has used', async () => {
  vendor.serveWith((response) =>
    sendJson(response, 200, { data: [PICTURE], usage: { input_tokens: 11, output_tokens: 4160 } }),
  );
  const { usage, context } = listen();

  await enginesOf().image?.submit(IMAGE, context);

  expect(usage).toEqual({ requestId: 'req_test', inputTokens: 11, outputTokens: 4160, images: 1 });
});

it('names the request of a picture that was refused, for the support of the vendor', async () => {
  vendor.serveWith((response) => sendJson(response, 401, errorBody('invalid_api_key')));
  const { usage, context } = listen();

  await expect(enginesOf().image?.submit(IMAGE, context)).rejects.toMatchObject({ kind: 'unauthorized' });

  expect(usage).toEqual({ requestId: 'req_test' });
});

it('says what a text has used', async () => {
  vendor.serveWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'req_text' });
    response.write('data: {"type":"response.output_text.delta","delta":"Hello"}\n\n');
    const usage = { input_tokens: 40, output_tokens: 2 };
    response.end(`data: ${JSON.stringify({ type: 'response.completed', response: { usage } })}\n\n`);
  });
  const { usage, context } = listen();

  await enginesOf().text?.submit({ kind: 'text', prompt: 'a', style: 'casual', seed: 1 }, context);

  expect(usage).toEqual({ requestId: 'req_text', inputTokens: 40, outputTokens: 2 });
});

it('says what a text by Chat Completions has used, where its last piece says it', async () => {
  vendor.serveWith((response, { path }) => {
    if (path !== '/v1/chat/completions') return sendJson(response, 404, {});
    const usage = { prompt_tokens: 40, completion_tokens: 2, total_tokens: 42 };
    const choices = [{ index: 0, delta: { content: 'Hello' }, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify({ choices, usage })}\n\ndata: [DONE]\n\n`);
  });
  const { usage, context } = listen();

  await enginesOf().text?.submit({ kind: 'text', prompt: 'a', style: 'casual', seed: 1 }, context);

  expect(usage).toEqual({ inputTokens: 40, outputTokens: 2 });
});

it.each([200, 500])('names the request of a track that was answered with %i', async (status) => {
  vendor.serveWith((response) =>
    response.writeHead(status, { 'request-id': 'req_track' }).end(Buffer.from('ID3')),
  );
  const { usage, context } = listen();

  await enginesOf()
    .music?.submit({ kind: 'music', prompt: 'a', genre: null, durationSeconds: 30, seed: 1 }, context)
    .catch(() => undefined);

  expect(usage).toEqual({ requestId: 'req_track' });
});

it('names a film, and says how long its server calls it', async () => {
  vendor.serveWith((response, { path }) =>
    path?.includes('/content')
      ? response.end(FILM)
      : sendJson(response, 200, { id: 'video_1', status: 'completed', seconds: '4' }),
  );
  const { usage, context } = listen();

  await enginesOf().video?.poll?.('video_1', context);

  expect(usage).toEqual({ requestId: 'video_1', seconds: 4 });
});
