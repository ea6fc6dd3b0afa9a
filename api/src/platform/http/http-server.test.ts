import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { openHttpServer } from './http-server.ts';
import { streamBody } from './stream-body.ts';

it('sends the bytes of a stream with the head of its response, and what is no stream as always', async () => {
  const server = await openHttpServer({ host: '127.0.0.1', port: 0 });
  const app = new Hono<AppEnv>()
    .get('/stream', (c) => {
      c.header('Content-Length', '6');
      c.header('Set-Cookie', 'a=1', { append: true });
      c.header('Set-Cookie', 'b=2', { append: true });
      return streamBody(c, Readable.from(['one', 'two']), 206);
    })
    .get('/unfinished', (c) => {
      streamBody(c, Readable.from(['never seen']));
      return c.text('An error took its place', 500);
    });
  server.serveWith((asked, env) => app.fetch(asked, env));

  // Twice over one connection: the first is at its end.
  for (let turn = 0; turn < 2; turn += 1) {
    const streamed = await fetch(`http://127.0.0.1:${server.port}/stream`);
    expect([streamed.status, streamed.headers.getSetCookie()]).toEqual([206, ['a=1', 'b=2']]);
    expect(await streamed.text()).toBe('onetwo');
  }
  const other = await fetch(`http://127.0.0.1:${server.port}/unfinished`);
  expect([other.status, await other.text()]).toEqual([500, 'An error took its place']);
  await server.close();
});

it('cuts the connection of a stream that breaks off, so that no part passes for the whole', async () => {
  const server = await openHttpServer({ host: '127.0.0.1', port: 0 });
  const app = new Hono<AppEnv>().get('/', (c) =>
    streamBody(
      c,
      Readable.from(
        (async function* half() {
          yield 'half';
          throw new Error('The disk is gone');
        })(),
      ),
    ),
  );
  server.serveWith((asked, env) => app.fetch(asked, env));

  await expect(fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text())).rejects.toThrow(
    'terminated',
  );
  await server.close();
});

it('has requests wait for a start, but not for long, and says at once that it is not ready', async () => {
  const server = await openHttpServer({ host: '127.0.0.1', port: 0, startPatienceMs: 500 });
  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const late = await ask('/');
  expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '1']);

  const waiting = ask('/');
  const began = performance.now();
  expect((await ask('/readyz')).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(400);
  server.serveWith(() => new Response('yes'));
  expect(await (await waiting).text()).toBe('yes');
  await server.close();
});

it('keeps no request waiting when it closes before it has started', async () => {
  const server = await openHttpServer({ host: '127.0.0.1', port: 0, startPatienceMs: 60_000 });
  const waiting = fetch(`http://127.0.0.1:${server.port}/`);
  await delay(100);
  await server.close();

  expect((await waiting).status).toBe(503);
});

it('answers over kept-alive connections for a while once it closes, and has each of them opened elsewhere', async () => {
  const server = await openHttpServer({ host: '127.0.0.1', port: 0, lingerMs: 300 });
  server.serveWith(() => new Response('yes'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const asked = request({ port: server.port, agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection));
      });
      asked.on('error', reject).end();
    });
  expect(await ask()).toBe('keep-alive');

  const closed = server.close();
  expect(await ask()).toBe('close');
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await closed;
});

it('is closed only when an upload that it cut has been tidied away', async () => {
  const reading = Promise.withResolvers<void>();
  let isTidy = false;
  const server = await openHttpServer({ host: '127.0.0.1', port: 0, closePatienceMs: 50 });
  server.serveWith(async ({ body }) => {
    const reader = body?.getReader();
    await reader?.read();
    reading.resolve();
    await reader?.read().catch(() => undefined);
    await delay(100);
    isTidy = true;
    return new Response('');
  });
  const upload = request({ port: server.port, method: 'POST' }).on('error', () => undefined);
  upload.write('the first half');
  await reading.promise;

  await server.close();

  expect(isTidy).toBe(true);
});
