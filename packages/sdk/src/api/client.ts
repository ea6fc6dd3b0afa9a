import { ApiError } from './api-error.ts';
import { createServerClock } from './server-clock.ts';

export interface ApiRequest {
  json?: unknown;
  /** Files and fields, instead of JSON. */
  form?: FormData;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Since 1.8. Sent also when the page is left meanwhile; for bodies of at most 64 kB. @default false */
  keepalive?: boolean;
}

export interface ApiClient {
  /** @throws ApiError on every non-success response, TypeError when nothing answered. */
  request<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    request?: ApiRequest,
  ): Promise<T>;
  /** Since 1.3. One page of a list, and the path of the next one, or null on the last. @throws ApiError */
  page(path: string, signal?: AbortSignal): Promise<{ body: unknown; next: string | null }>;
  /** For binary responses, e.g. downloads. @throws ApiError */
  blob(path: string, signal?: AbortSignal): Promise<Blob>;
  /** Values of a response that comes line by line, each line being JSON. @throws ApiError */
  lines<T>(path: string, signal: AbortSignal): AsyncGenerator<T, void>;
  /** Since 1.2. What the server's clock shows, in ms since the epoch, whatever the browser's does. */
  nowMs(): number;
}

/** All calls send the session cookie. The client raises no toasts and knows no UI: pages decide what an error means. */
export function createApiClient(fetchImpl: typeof fetch = (...args) => fetch(...args)): ApiClient {
  const clock = createServerClock();
  /** @throws ApiError on every non-success response */
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetchImpl(path, { credentials: 'include', ...init });
    await throwUnlessOk(response);
    return response;
  };

  return {
    nowMs: clock.nowMs,
    async request(method, path, { json, form, headers, signal, keepalive } = {}) {
      const response = await ask(path, {
        method,
        headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
        // The browser names a form's boundary itself.
        ...(form && { body: form }),
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(signal && { signal }),
        ...(keepalive === true && { keepalive }),
      });
      clock.readFrom(response.headers);
      return response.status === 204 ? undefined : await response.json();
    },
    async page(path, signal) {
      const response = await ask(path, { ...(signal && { signal }) });
      clock.readFrom(response.headers);
      return { body: await response.json(), next: nextPath(response.headers) };
    },
    async blob(path, signal) {
      return await (await ask(path, { ...(signal && { signal }) })).blob();
    },
    async *lines<T>(path: string, signal: AbortSignal) {
      yield* readLines<T>(await ask(path, { signal }));
    },
  };
}

/** From a `Link` header (RFC 8288). */
const nextPath = (headers: Headers): string | null =>
  /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;

async function throwUnlessOk(response: Response): Promise<void> {
  if (!response.ok) {
    throw new ApiError({
      status: response.status,
      statusText: response.statusText,
      body: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    });
  }
}

async function* readLines<T>({ body }: Response): AsyncGenerator<T, void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
      const lines = (rest + chunk.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } finally {
    // A reader that stops early must not leave the connection open. A stream that broke has already thrown.
    await reader?.cancel().catch(() => undefined);
  }
}
