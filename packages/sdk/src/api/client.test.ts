import { describe, expect, it } from 'vitest';
import { ApiError, errorText, isUnauthorized } from './api-error.ts';
import { createApiClient } from './client.ts';

/** A client whose backend gives `answer` and keeps what it was asked. */
function clientOn(response: () => Response) {
  const calls: Array<{ path: unknown; init: RequestInit | undefined }> = [];
  const api = createApiClient(async (path, init) => {
    calls.push({ path, init });
    return response();
  });
  return { api, calls };
}

const failing = (body: string, init: ResponseInit) => clientOn(() => new Response(body, init)).api;

describe('errors', () => {
  it("[7.errors] carries the status code, ': ' and the body", async () => {
    const api = failing('{"message":"No credits"}', { status: 402, statusText: 'Payment Required' });

    await expect(api.request('POST', '/api/generate', { json: {} })).rejects.toThrow(
      /^402: \{"message":"No credits"\}$/,
    );
  });

  it('[7.errors] carries the status text when the body is empty', async () => {
    const api = failing('', { status: 503, statusText: 'Service Unavailable' });

    await expect(api.request('GET', '/api/credits')).rejects.toThrow(/^503: Service Unavailable$/);
  });

  it('[7.errors] does the same for binary answers', async () => {
    const api = failing('gone', { status: 404, statusText: 'Not Found' });

    await expect(api.blob('/api/download')).rejects.toThrow(/^404: gone$/);
  });

  it("gives the server's sentence, code, fields, price and patience to the page", async () => {
    const body = JSON.stringify({
      message: 'The price is 25 now.',
      code: 'price_changed',
      fields: { prompt: 'Too long' },
      price: 25,
    });
    const api = failing(body, { status: 409, headers: { 'retry-after': '7' } });

    await expect(api.request('POST', '/api/generate')).rejects.toMatchObject({
      status: 409,
      userMessage: 'The price is 25 now.',
      code: 'price_changed',
      fields: { prompt: 'Too long' },
      price: 25,
      retryAfterSeconds: 7,
    });
  });

  it.each(['<html>Bad gateway</html>', '"text"', 'null', '[]'])(
    'offers no sentence for users when the body is %s',
    async (body) => {
      const error = await failing(body, { status: 502 })
        .request('GET', '/api/credits')
        .catch((reason: unknown) => reason);

      expect(error).toBeInstanceOf(ApiError);
      expect(errorText(error, 'Try again')).toBe('Try again');
    },
  );

  it('lets a network failure through as it is', async () => {
    const api = createApiClient(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(api.request('GET', '/api/credits')).rejects.toThrow(TypeError);
  });
});

describe('requests', () => {
  it.each(['GET', 'POST', 'PATCH', 'DELETE'] as const)('[7.cookies] %s sends credentials', async (method) => {
    const { api, calls } = clientOn(() => Response.json({}));

    await api.request(method, '/api/profile');

    expect(calls[0]?.init).toMatchObject({ method, credentials: 'include' });
  });

  it('[7.cookies] a binary call sends credentials', async () => {
    const { api, calls } = clientOn(() => new Response('png'));

    const blob = await api.blob('/api/download?url=x');

    expect(calls[0]?.init?.credentials).toBe('include');
    expect(await blob.text()).toBe('png');
  });

  it('outlive the page only where that was asked for', async () => {
    const { api, calls } = clientOn(() => Response.json({}));

    await api.request('POST', '/api/library/commands', { json: {}, keepalive: true });
    await api.request('POST', '/api/generate', { json: {} });

    expect(calls.map(({ init }) => init?.keepalive)).toEqual([true, undefined]);
  });

  it('sends JSON with its content type, and neither without a body', async () => {
    const { api, calls } = clientOn(() => Response.json({}));

    await api.request('POST', '/api/login', { json: { email: 'a@b.c' }, headers: { prefer: 'wait=1' } });
    await api.request('GET', '/api/credits');

    expect(calls[0]?.init).toMatchObject({
      body: '{"email":"a@b.c"}',
      headers: { 'content-type': 'application/json', prefer: 'wait=1' },
    });
    expect(calls[1]?.init).toMatchObject({ headers: {} });
    expect(calls[1]?.init).not.toHaveProperty('body');
  });

  it('reads nothing from a response without content', async () => {
    const { api } = clientOn(() => new Response(null, { status: 204 }));

    expect(await api.request('POST', '/api/logout')).toBeUndefined();
  });

  it('hands the abort signal on, so that a query that is dropped stops its request', async () => {
    const { api, calls } = clientOn(() => Response.json({}));
    const { signal } = new AbortController();

    await api.request('GET', '/api/credits', { signal });
    await api.blob('/api/download', signal);

    expect(calls.map(({ init }) => init?.signal)).toEqual([signal, signal]);
  });
});

describe('lines', () => {
  it('gives each line as it is whole, however it was cut on its way', async () => {
    const { api } = clientOn(
      () =>
        new Response(streamOf(['{"from":0,"te', 'xt":"Gr', '\u00fc\u00dfe"}\n{"status"', ':"completed"}\n'])),
    );
    const lines: unknown[] = [];
    for await (const line of api.lines('/stream', new AbortController().signal)) lines.push(line);
    expect(lines).toEqual([{ from: 0, text: 'Gr\u00fc\u00dfe' }, { status: 'completed' }]);
  });

  it('closes the stream when its reader leaves early', async () => {
    let isClosed = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('{"from":0}\n')),
      cancel: () => void (isClosed = true),
    });
    const { api } = clientOn(() => new Response(endless));
    for await (const line of api.lines('/stream', new AbortController().signal)) {
      expect(line).toEqual({ from: 0 });
      break;
    }
    expect(isClosed).toBe(true);
  });
});

function streamOf(pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

describe('isUnauthorized', () => {
  it.each([
    [new ApiError({ status: 401, statusText: 'Unauthorized', body: '' }), true],
    [new ApiError({ status: 401, statusText: '', body: '{"message":"Sign in"}' }), true],
    [new Error('Request failed: Unauthorized'), true],
    [new ApiError({ status: 403, statusText: 'Forbidden', body: '' }), false],
    [new ApiError({ status: 500, statusText: '', body: 'error 401' }), false],
    [new TypeError('Failed to fetch'), false],
    ['401: Unauthorized', false],
    [null, false],
  ])('[4.auth.states] takes %s for logged out: %s', (error, expected) => {
    expect(isUnauthorized(error)).toBe(expected);
  });
});

describe('the time', () => {
  const HOUR_MS = 3_600_000;
  const dated = (aheadMs: number) => () =>
    Response.json({}, { headers: { date: new Date(Date.now() + aheadMs).toUTCString() } });
  const aheadMs = (api: { nowMs(): number }): number => api.nowMs() - Date.now();

  it("is the browser's until a response says another", () => {
    expect(Math.abs(aheadMs(clientOn(dated(HOUR_MS)).api))).toBeLessThan(1000);
  });

  it("is the server's from its first response on", async () => {
    const { api } = clientOn(dated(HOUR_MS));
    await api.request('GET', '/api/credits');
    expect(Math.abs(aheadMs(api) - HOUR_MS)).toBeLessThan(5000);
  });

  it('is not learned from a file, which may have lain in the cache for days', async () => {
    const { api } = clientOn(dated(-48 * HOUR_MS));
    await api.blob('/media/a');
    expect(Math.abs(aheadMs(api))).toBeLessThan(1000);
  });
});

describe('a page of a list', () => {
  const page = (link: string | null) =>
    clientOn(() => Response.json(['a'], { headers: link === null ? {} : { link } })).api.page('/api/usage');

  it('names the path of the next one', async () => {
    expect(await page('</api/usage?limit=20&cursor=abc>; rel="next"')).toEqual({
      body: ['a'],
      next: '/api/usage?limit=20&cursor=abc',
    });
  });

  it.each([null, '</api/usage?cursor=abc>; rel="prev"'])(
    'is the last one without such a link: %s',
    async (link) => {
      expect(await page(link)).toMatchObject({ next: null });
    },
  );

  it('throws what any other call throws', async () => {
    await expect(failing('gone', { status: 404 }).page('/api/usage')).rejects.toBeInstanceOf(ApiError);
  });
});
