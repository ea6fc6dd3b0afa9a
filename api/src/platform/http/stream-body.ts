import type { ServerResponse } from 'node:http';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AppContext } from './app-env.ts';

/** For the adaptor, which looks for its mark in whole responses only: reading the body makes it one. */
export const ALREADY_SENT = RESPONSE_ALREADY_SENT;
void ALREADY_SENT.body;

/** A body that is written whenever there is something, for as long as the client stays. */
export interface LiveBody {
  /** The head is set: from now on it writes here, and in the end it ends it. */
  startOn(output: Writable): void;
  /** It never starts, or is over. */
  close(): void;
}

/** What is to be sent as the body of which response of Node's. */
const bodies = new WeakMap<object, Readable | LiveBody>();

/** Of a live body. Node's own `Readable.toWeb` ends the process when a piece comes after its reader has left. */
export function toWeb(body: Readable): ReadableStream<Uint8Array> {
  // Safe as below.
  return NodeReadableStream.from(body) as ReadableStream<Uint8Array>;
}

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

/** Answers with a live body. Nothing of the request stays in memory beyond what Node keeps of it. */
export function sendLive(c: AppContext, body: LiveBody): Response {
  if (c.req.method === 'HEAD') {
    body.close();
    return c.newResponse(null, 200);
  }
  const outgoing = (c.env as AppContext['env'] | undefined)?.outgoing;
  if (outgoing === undefined) {
    const output = new PassThrough();
    body.startOn(output);
    return c.newResponse(toWeb(output), 200);
  }
  bodies.set(outgoing, body);
  return c.newResponse(null, 200);
}

/**
 * Sends the response if its body is one of these: a stream to its end, a live body to its start. False: it is to be
 * sent as any other. Never rejects: who left, or what broke off, has cut the connection.
 */
export async function sendStream(response: Response, outgoing: ServerResponse): Promise<boolean> {
  const body = bodies.get(outgoing);
  if (body === undefined) return false;
  bodies.delete(outgoing);
  if (response.body !== null) {
    // An error took its place.
    if (body instanceof Readable) body.destroy();
    else body.close();
    return false;
  }
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (!(body instanceof Readable)) {
    startLive(body, outgoing);
    return true;
  }
  await pipeline(body, outgoing).catch(() => outgoing.destroy());
  // Of a response that was destroyed before, the pipeline leaves the body open.
  body.destroy();
  return true;
}

/** There are thousands of these at a time, so each keeps as little in memory as Node allows. */
function startLive(body: LiveBody, outgoing: ServerResponse): void {
  // The adaptor's, for readers of the request's body or its signal: it has none any more.
  outgoing.removeAllListeners('close');
  // What a browser has sent of itself is 2 kB, and nothing reads it again.
  outgoing.req.rawHeaders = [];
  outgoing.req.headers = {};
  outgoing.cork();
  // By itself the head becomes one string. With a first piece it would stay the fifty that Node has put together.
  outgoing.flushHeaders();
  body.startOn(outgoing);
  outgoing.uncork();
}
