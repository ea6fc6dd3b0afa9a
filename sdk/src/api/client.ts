import { ApiError } from './api-error.ts';

export interface ApiRequest {
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export interface ApiClient {
  /** @throws ApiError on every non-success answer, TypeError when nothing answered. */
  request<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, request?: ApiRequest): Promise<T>;
  /** For binary answers, e.g. downloads. @throws ApiError */
  blob(path: string, signal?: AbortSignal): Promise<Blob>;
}

/** All calls send the session cookie. The client raises no toasts and knows no UI: pages decide what an error means. */
export function createApiClient(fetchImpl: typeof fetch = (...args) => fetch(...args)): ApiClient {
  return {
    async request(method, path, { json, headers, signal } = {}) {
      const response = await fetchImpl(path, {
        method,
        credentials: 'include',
        headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(signal && { signal }),
      });
      await throwUnlessOk(response);
      return response.status === 204 ? undefined : await response.json();
    },
    async blob(path, signal) {
      const response = await fetchImpl(path, { credentials: 'include', ...(signal && { signal }) });
      await throwUnlessOk(response);
      return await response.blob();
    },
  };
}

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
