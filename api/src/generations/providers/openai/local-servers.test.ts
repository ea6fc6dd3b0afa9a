import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import {
  type FakeOpenAi,
  sendJson,
  startFakeOpenAi,
} from '../../../../test/generations/vendors/fake-openai.ts';
import { createOpenAiImageProvider } from './image-provider.ts';
import { createOpenAiTextProvider } from './text-provider.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64');

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
});

function writeText(model: string) {
  const endpoint = endpointOf('text', { TEXT_BASE_URL: fake.baseUrl, TEXT_MODEL: model });
  const job = { kind: 'text', prompt: 'a haiku', style: 'casual', seed: 1 } as const;
  return createOpenAiTextProvider(endpoint).submit(job, providerContext());
}

function makePicture(model: string) {
  const endpoint = endpointOf('image', { IMAGE_BASE_URL: fake.baseUrl, IMAGE_MODEL: model });
  return createOpenAiImageProvider(endpoint).submit(
    {
      kind: 'image',
      prompt: 'a fox',
      size: '1024x1024',
      ratio: null,
      quality: 'standard',
      style: 'vivid',
      exclude: '',
      reference: null,
      strength: null,
      seed: 1,
    },
    providerContext(),
  );
}

function sendEvents(response: ServerResponse, events: readonly object[], end = ''): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}${end}`);
}

describe('Ollama', () => {
  const chunk = (content: string, reason: string | null) => ({
    id: 'chatcmpl-311',
    object: 'chat.completion.chunk',
    created: 1795437143,
    model: 'qwen3:8b',
    system_fingerprint: 'fp_ollama',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: reason }],
  });

  it('writes by Chat Completions where it has no Responses API', async () => {
    fake.serveWith((response, { path }) =>
      path === '/v1/chat/completions'
        ? sendEvents(
            response,
            [chunk('Snow', null), chunk(' falls', null), chunk('', 'stop')],
            'data: [DONE]\n\n',
          )
        : response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found'),
    );

    await expect(writeText('qwen3:8b')).resolves.toMatchObject({ output: { text: 'Snow falls' } });
    expect(fake.seen.map(({ path }) => path)).toEqual(['/v1/responses', '/v1/chat/completions']);
  });

  it('says that a model which was not pulled is a matter of the setup', async () => {
    const error = { message: "model 'qwen3:8b' not found", type: 'not_found_error', param: null, code: null };
    fake.serveWith((response) => sendJson(response, 404, { error }));

    await expect(writeText('qwen3:8b')).rejects.toMatchObject({ kind: 'misconfigured' });
  });
});

describe('LM Studio', () => {
  it('writes by the Responses API', async () => {
    const response = { id: 'resp_1', object: 'response', model: 'openai/gpt-oss-20b', output: [] };
    fake.serveWith((to) =>
      sendEvents(to, [
        { type: 'response.created', sequence_number: 0, response: { ...response, status: 'in_progress' } },
        {
          type: 'response.in_progress',
          sequence_number: 1,
          response: { ...response, status: 'in_progress' },
        },
        { type: 'response.reasoning_text.delta', sequence_number: 2, item_id: 'rs_1', delta: 'Hm' },
        { type: 'response.output_text.delta', sequence_number: 3, item_id: 'msg_1', delta: 'Snow' },
        {
          type: 'response.completed',
          sequence_number: 4,
          response: {
            ...response,
            status: 'completed',
            usage: { input_tokens: 9, output_tokens: 4, total_tokens: 13 },
          },
        },
      ]),
    );

    await expect(writeText('openai/gpt-oss-20b')).resolves.toMatchObject({ output: { text: 'Snow' } });
  });
});

describe("stable-diffusion.cpp's server", () => {
  it('makes a picture', async () => {
    const data = [{ b64_json: PNG.toString('base64') }];
    fake.serveWith((response) =>
      sendJson(response, 200, { created: 1795437143, data, output_format: 'png' }),
    );

    await expect(makePicture('sd-cpp-local')).resolves.toMatchObject({ output: { bytes: PNG } });
  });

  it.each([
    [400, { error: 'prompt required' }, 'misconfigured'],
    [400, { error: 'invalid params' }, 'misconfigured'],
    [500, { error: 'generate_image returned no results' }, 'uncertain'],
    [500, { error: 'server_error', message: 'vector' }, 'uncertain'],
  ])('says of %i %j what it means', async (status, body, kind) => {
    fake.serveWith((response) => sendJson(response, status, body));

    await expect(makePicture('sd-cpp-local')).rejects.toMatchObject({ kind });
  });
});

describe('LocalAI', () => {
  it.each(['', null])('makes a picture whose address it names, with %j for base64', async (base64) => {
    const path = '/generated-images/b64762071389.png';
    const data = [{ embedding: null, index: 0, b64_json: base64, url: new URL(path, fake.baseUrl).href }];
    const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
    fake.serveWith((response, request) =>
      request.path === path
        ? response.end(PNG)
        : sendJson(response, 200, { created: 1795437143, id: '1d01c64f', data, usage }),
    );

    await expect(makePicture('flux.1-dev')).resolves.toMatchObject({ output: { bytes: PNG } });
  });

  it('is not asked again after a 500, with which it also says that it has no such model', async () => {
    const error = { code: 500, message: 'could not load model: rpc error', type: '' };
    fake.serveWith((response) => sendJson(response, 500, { error }));

    await expect(makePicture('flux.1-dev')).rejects.toMatchObject({ kind: 'uncertain' });
  });
});
