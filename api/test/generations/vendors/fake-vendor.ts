import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface SeenRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  /** JSON as it is; the fields of a form by name, as a list where a name comes more than once. */
  body: Record<string, unknown>;
}

type Respond = (response: ServerResponse, request: SeenRequest) => void;

export interface FakeVendor {
  /** Ends in `/v1`. */
  baseUrl: string;
  seen: SeenRequest[];
  /** How the next requests are answered. */
  serveWith(next: Respond): void;
  stop(): Promise<void>;
}

/** A local server whose responses a test writes: the server at the other end. */
export async function startFakeVendor(): Promise<FakeVendor> {
  const seen: SeenRequest[] = [];
  let respond: Respond = (response) => sendJson(response, 500, {});
  const server = createServer((message, response) => {
    void (async () => {
      const { method, url, headers } = message;
      const request = { method, path: url, headers, body: await readBody(message) };
      seen.push(request);
      respond(response, request);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    seen,
    serveWith: (next) => {
      respond = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(message: IncomingMessage): Promise<Record<string, unknown>> {
  const bytes = await buffer(message);
  const type = message.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const names = [...new Set(form.keys())];
    return Object.fromEntries(
      names.map((name) => [name, form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)]),
    );
  }
  // Safe because what is not a form is a JSON object in every wire format that is tested against this server.
  return bytes.byteLength === 0 ? {} : (JSON.parse(bytes.toString('utf8')) as Record<string, unknown>);
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
