import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { sendStream, streamBody } from './stream-body.ts';

it('closes the body of a client who left before there was one: it may keep a file or a connection open', async () => {
  const body = Readable.from(['piece']);
  const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
  const app = new Hono<AppEnv>().get('/', (c) => streamBody(c, body));
  const response = await app.request('/', {}, { outgoing });
  outgoing.destroy();

  await sendStream(response, outgoing);

  expect(body.destroyed).toBe(true);
});
