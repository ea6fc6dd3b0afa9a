import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { sendLive, sendStream, streamBody } from './stream-body.ts';

it('closes the body of a client who left before there was one: it may keep a file or a connection open', async () => {
  const body = Readable.from(['piece']);
  const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
  const app = new Hono<AppEnv>().get('/', (c) => streamBody(c, body));
  const response = await app.request('/', {}, { outgoing });
  outgoing.destroy();

  await sendStream(response, outgoing);

  expect(body.destroyed).toBe(true);
});

it('closes a live body whose place an error has taken', async () => {
  let closed = 0;
  const body = { startOn: () => expect.unreachable('has started'), close: () => (closed += 1) };
  const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
  const app = new Hono<AppEnv>()
    .use(async (_, next) => {
      await next();
      throw new Error('after the route');
    })
    .onError((_, c) => c.text('failed', 500))
    .get('/', (c) => sendLive(c, body));

  const response = await app.request('/', {}, { outgoing });
  expect(await sendStream(response, outgoing)).toBe(false);

  expect(closed).toBe(1);
});

it('starts no live body for HEAD, which nothing would end', async () => {
  let closed = 0;
  const body = { startOn: () => expect.unreachable('has started'), close: () => (closed += 1) };
  const app = new Hono<AppEnv>().get('/', (c) => sendLive(c, body));

  const response = await app.request('/', { method: 'HEAD' });

  expect([response.status, closed]).toEqual([200, 1]);
});

it('keeps nothing of what the client has sent once a live body has started', async () => {
  const incoming = new IncomingMessage(new Socket());
  incoming.rawHeaders = ['Cookie', 'sid=secret'];
  incoming.headers = { cookie: 'sid=secret' };
  const outgoing = new ServerResponse(incoming);
  const app = new Hono<AppEnv>().get('/', (c) =>
    sendLive(c, { startOn: () => undefined, close: () => undefined }),
  );

  await sendStream(await app.request('/', {}, { outgoing }), outgoing);

  expect([incoming.rawHeaders, incoming.headers]).toEqual([[], {}]);
});
