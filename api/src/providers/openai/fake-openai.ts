import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

interface SeenRequest {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export interface FakeOpenAi {
  /** What `OPENAI_BASE_URL` is set to. */
  baseUrl: string;
  seen: SeenRequest[];
  /** How the next requests are answered. */
  answerWith(answer: (response: ServerResponse) => void): void;
  stop(): Promise<void>;
}

/** A local server with OpenAI's wire format: the network's far end in tests. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const seen: SeenRequest[] = [];
  let answer: (response: ServerResponse) => void = (response) => sendJson(response, 500, {});
  const server = createServer((request, response) => {
    void (async () => {
      // Safe because the SDK only ever posts JSON objects to this endpoint.
      const body = (await json(request)) as Record<string, unknown>;
      seen.push({ path: request.url, headers: request.headers, body });
      answer(response);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    seen,
    answerWith: (next) => {
      answer = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_test', ...headers })
    .end(JSON.stringify(body));
}

/** OpenAI's error body. */
export function errorBody(code: string | null, message = 'vendor text', type = 'invalid_request_error') {
  return { error: { message, type, param: null, code } };
}
