import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import {
  errorBody,
  type FakeOpenAi,
  sendJson,
  startFakeOpenAi,
} from '../../../../test/generations/vendors/fake-openai.ts';
import type { JobOf } from '../provider.ts';
import { createOpenAiTextProvider } from './text-provider.ts';

const JOB: JobOf<'text'> = { kind: 'text', prompt: 'a toast', style: 'casual', seed: 7 };
const SSE = { 'content-type': 'text/event-stream' };

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
});

function createProvider(settings: Readonly<Record<string, string>> = {}) {
  const environment = { TEXT_BASE_URL: fake.baseUrl, TEXT_API_KEY: 'sk-test', ...settings };
  return createOpenAiTextProvider(endpointOf('text', environment));
}

const delta = (text: string) => event({ type: 'response.output_text.delta', delta: text });
const completed = event({ type: 'response.completed', response: {} });
const chunk = (content: string, finish: string | null = null) =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });

function event(data: { type?: string; [name: string]: unknown }): string {
  return `${data.type ? `event: ${data.type}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}

function respondWithStream(...pieces: string[]): void {
  fake.serveWith((response) => response.writeHead(200, SSE).end(pieces.join('')));
}

async function submit(provider = createProvider(), signal = new AbortController().signal) {
  const pieces: string[] = [];
  const context = providerContext({ signal, onText: (piece) => pieces.push(piece) });
  return { result: await provider.submit(JOB, context), pieces };
}

describe('createOpenAiTextProvider, Responses API', () => {
  it('hands on the text as it comes and returns the whole, after one request', async () => {
    respondWithStream(event({ type: 'response.created' }), delta('Dear '), delta('friends'), completed);

    const { result, pieces } = await submit();

    expect(pieces).toEqual(['Dear ', 'friends']);
    expect(result).toEqual({
      state: 'done',
      output: { text: 'Dear friends', mediaType: 'text/markdown', details: { model: 'gpt-5.6-luna' } },
    });
    expect(fake.seen).toMatchObject([
      {
        path: '/v1/responses',
        headers: { authorization: 'Bearer sk-test', 'idempotency-key': 'generation-1' },
        body: { model: 'gpt-5.6-luna', input: 'a toast', stream: true, store: false },
      },
    ]);
    expect(fake.seen[0]?.body['instructions']).toContain('friendly');
  });

  it('reads a stream that is cut into single bytes, with CRLF, comments and a final [DONE]', async () => {
    const stream = `: ping\r\n\r\n${delta('Grüße, ')}${delta('世界')}${completed}data: [DONE]\n\n`;
    const bytes = Buffer.from(stream.replaceAll(/\r?\n/g, '\r\n'));
    fake.serveWith((response) => {
      response.writeHead(200, SSE);
      void (async () => {
        for (const [index] of bytes.entries()) {
          response.write(bytes.subarray(index, index + 1));
          if (index % 16 === 0) await delay(0);
        }
        response.end();
      })();
    });

    expect((await submit()).pieces).toEqual(['Grüße, ', '世界']);
  });

  it('keeps a text that ends at the token limit, and says so', async () => {
    const response = { incomplete_details: { reason: 'max_output_tokens' } };
    respondWithStream(delta('Dear'), event({ type: 'response.incomplete', response }));

    expect((await submit()).result).toMatchObject({
      output: { text: 'Dear', details: { note: 'Ends at the length limit' } },
    });
  });

  it.each([
    ['moderation', 'a refusal', [event({ type: 'response.refusal.delta', delta: 'I cannot' }), completed]],
    [
      'moderation',
      'a filtered end',
      [
        event({
          type: 'response.incomplete',
          response: { incomplete_details: { reason: 'content_filter' } },
        }),
      ],
    ],
    [
      'moderation',
      'a flagged prompt',
      [event({ type: 'response.failed', response: { error: { code: 'invalid_prompt' } } })],
    ],
    [
      'unavailable',
      'a server error before the text',
      [event({ type: 'response.failed', response: { error: { code: 'server_error' } } })],
    ],
    [
      'uncertain',
      'a server error in the text',
      [delta('Dear'), event({ type: 'response.failed', response: { error: { code: 'server_error' } } })],
    ],
    ['quota', 'an error event', [event({ type: 'error', code: 'insufficient_quota', message: 'x' })]],
    ['rate_limited', 'an error without event', [event({ error: { code: 'rate_limit_exceeded' } })]],
    ['uncertain', 'an end without end', [delta('Dear')]],
    ['uncertain', 'an empty text', [delta(' \n'), completed]],
    ['uncertain', 'garbage', ['data: {"type":\n\n', completed]],
    ['uncertain', 'a page of HTML', ['<html>hello</html>']],
  ] as const)('reports %s for %s, after one request', async (kind, _, pieces) => {
    respondWithStream(...pieces);

    await expect(submit()).rejects.toMatchObject({ name: 'ProviderError', kind });
    expect(fake.seen).toHaveLength(1);
  });

  it('is uncertain when the connection breaks in the middle of the text', async () => {
    fake.serveWith((response) => {
      response.writeHead(200, SSE).write(delta('Dear'));
      setTimeout(() => response.destroy(), 20);
    });

    await expect(submit()).rejects.toMatchObject({ kind: 'uncertain' });
  });

  it('reports a timeout when the vendor falls silent in the middle, not when it is slow', async () => {
    const provider = createProvider({ PROVIDER_TIMEOUT_MS: '2000' });
    fake.serveWith((response) => {
      response.writeHead(200, SSE);
      for (let n = 0; n < 10; n += 1) setTimeout(() => response.write(delta(`${n}`)), n * 250);
    });
    const pieces: string[] = [];
    const context = providerContext({ onText: (piece) => pieces.push(piece) });

    await expect(provider.submit(JOB, context)).rejects.toMatchObject({ kind: 'timeout' });
    expect(pieces.join('')).toBe('0123456789');
  });

  it('ends the request at once when the job is stopped', async () => {
    const controller = new AbortController();
    const closed = vi.fn<() => void>();
    fake.serveWith((response) => {
      response.on('close', closed);
      response.writeHead(200, SSE).write(delta('Dear'));
      setTimeout(() => controller.abort(), 20);
    });

    await expect(submit(createProvider(), controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), 10_000);
  });
});

describe('createOpenAiTextProvider, Chat Completions', () => {
  function respondWithChat(status: number, refusal: unknown, ...pieces: string[]): void {
    fake.serveWith((response, { path }) => {
      if (path === '/v1/responses') sendJson(response, status, refusal);
      else response.writeHead(200, SSE).end([...pieces, 'data: [DONE]\n\n'].join(''));
    });
  }

  it.each([
    [404, { detail: 'Not Found' }],
    [405, {}],
    [501, {}],
    [400, errorBody(null, 'The Responses API is not supported by this server')],
  ])('is used when a server answers %i to the Responses API, and from then on', async (status, refusal) => {
    respondWithChat(status, refusal, chunk('Dear '), chunk('all'), chunk('', 'stop'));
    const provider = createProvider();

    const first = await submit(provider);
    await submit(provider);

    expect(first).toMatchObject({ pieces: ['Dear ', 'all'], result: { output: { text: 'Dear all' } } });
    expect(fake.seen.map(({ path }) => path)).toEqual([
      '/v1/responses',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ]);
    expect(fake.seen[1]?.body).toMatchObject({
      messages: [{ role: 'system' }, { role: 'user', content: 'a toast' }],
      stream: true,
    });
  });

  it.each([
    ['moderation', [chunk('I'), chunk('', 'content_filter')]],
    ['moderation', [event({ choices: [{ delta: { refusal: 'I cannot' } }] })]],
    ['uncertain', [chunk('Dear')]],
    ['uncertain', [chunk('', 'stop')]],
    ['uncertain', [chunk('Dear'), event({ error: { message: 'out of memory' } })]],
  ] as const)('reports %s for %j', async (kind, pieces) => {
    respondWithChat(404, {}, ...pieces);

    await expect(submit()).rejects.toMatchObject({ kind });
  });

  it('keeps a text that ends at the token limit, and says so', async () => {
    respondWithChat(404, {}, chunk('Dear', 'length'), event({ choices: [], usage: {} }));

    expect((await submit()).result).toMatchObject({
      output: { text: 'Dear', details: { note: 'Ends at the length limit' } },
    });
  });

  it('is not tried when the server says that it does not know the model', async () => {
    fake.serveWith((response) => sendJson(response, 404, errorBody('model_not_found')));

    await expect(submit()).rejects.toMatchObject({ kind: 'misconfigured' });
    expect(fake.seen).toHaveLength(1);
  });
});
