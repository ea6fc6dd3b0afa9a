import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AppContext } from './app-env.ts';

/** For the adaptor, which looks for its mark in whole responses only: reading the body makes it one. */
export const ALREADY_SENT = RESPONSE_ALREADY_SENT;
void ALREADY_SENT.body;

/** What is to be sent as the body of which response of Node's. */
const bodies = new WeakMap<object, Readable>();

/**
 * Answers with a stream. On a connection it goes from one Node stream to the other: as a web stream in between each
 * megabyte costs seven times the CPU. It is destroyed if the client leaves.
 */
export function streamBody(c: AppContext, body: Readable, status: 200 | 206 = 200): Response {
  // Tests ask the app without a connection.
  const outgoing = (c.env as AppContext['env'] | undefined)?.outgoing;
  if (outgoing === undefined) {
    // Safe because Node's web stream is the global one; only its type is declared twice.
    return c.newResponse(Readable.toWeb(body) as ReadableStream<Uint8Array>, status);
  }
  bodies.set(outgoing, body);
  return c.newResponse(null, status);
}

/**
 * Sends the answer if its body is such a stream, and ends with it. False: it is to be sent as any other. Never rejects:
 * who left, or what broke off, has cut the connection.
 */
export async function sendStream(response: Response, outgoing: ServerResponse): Promise<boolean> {
  const body = bodies.get(outgoing);
  if (body === undefined) return false;
  bodies.delete(outgoing);
  if (response.body !== null) {
    // An error took its place.
    body.destroy();
    return false;
  }
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  await pipeline(body, outgoing).catch(() => outgoing.destroy());
  // Of a response that was destroyed before, the pipeline leaves the body open.
  body.destroy();
  return true;
}
