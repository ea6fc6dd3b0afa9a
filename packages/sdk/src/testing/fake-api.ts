export interface FakeRequest {
  method: string;
  path: string;
  headers: Headers;
  json: unknown;
  /** A form's fields; files stay files. */
  form: Readonly<Record<string, FormDataEntryValue>> | null;
}

type FakeResponse = Response | object | readonly unknown[] | null;
type Handler = (request: FakeRequest) => FakeResponse | Promise<FakeResponse>;

/** An error as the gateway sends it. */
export function apiError(status: number, body: { message: string; code?: string; price?: number }): Response {
  return Response.json({ code: 'invalid_request', requestId: 'test', ...body }, { status });
}

/**
 * A fake server for a tool's tests: one handler per "METHOD /path". Unknown calls fail the test loudly.
 *
 * @example const backend = createFakeApi({ 'GET /api/credits': () => ({ credits: 480 }) });
 */
export function createFakeApi(handlers: Record<string, Handler>) {
  const requests: FakeRequest[] = [];
  const fetchImpl: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://studio.test');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? init.body : null;
    const request = {
      method,
      path: url.pathname + url.search,
      headers: new Headers(init.headers),
      json: body === null ? null : JSON.parse(body),
      form: init.body instanceof FormData ? Object.fromEntries(init.body) : null,
    };
    // They come while one types, and change nothing.
    if (url.pathname !== '/api/readings') requests.push(request);
    const handler = handlers[`${method} ${url.pathname}`];
    if (handler === undefined) {
      throw new Error(`The test's backend has no response for ${method} ${url.pathname}.`);
    }
    const response = await handler(request);
    return response instanceof Response ? response : Response.json(response);
  };
  return { fetch: fetchImpl, handlers, requests };
}
