import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../../src/platform/config/storage.ts';

export interface FailingS3 {
  settings: BucketSettings;
  /** What it was asked, as `METHOD path?query`. */
  requests: string[];
  /** Connections that are open now. */
  connections(): Promise<number>;
  stop(): Promise<void>;
}

/** A server in the place of S3 that answers as a test wants. */
export async function startFailingS3(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FailingS3> {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    respond(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Safe because a listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      publicEndpoint: null,
      region: 'us-east-1',
      bucket: 'studio',
      prefix: '',
      credentials: { accessKeyId: 'key', secretAccessKey: 'never said' },
      isPathStyle: true,
    },
    requests,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** As S3 words an error. */
export function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
