import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { findFreePort } from '../db/embedded/free-port.ts';
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
  await server.serveWith((asked, env) => app.fetch(asked, env));

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
  await server.serveWith((asked, env) => app.fetch(asked, env));

  await expect(fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text())).rejects.toThrow(
    'terminated',
  );
  await server.close();
});

it('listens when it is ready, and knows before that whether it can', async () => {
  const port = await findFreePort();
  const options = { host: '127.0.0.1', port };
  const server = await openHttpServer(options);
  const ask = () => fetch(`http://127.0.0.1:${port}/`);
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });

  await server.serveWith(() => new Response('yes'));

  expect(await (await ask()).text()).toBe('yes');
  await expect(openHttpServer(options)).rejects.toThrow('is taken');
  await server.close();
});

it('closes before it has listened', async () => {
  const server = await openHttpServer({ host: '127.0.0.1', port: await findFreePort() });
  await expect(server.close()).resolves.toBeUndefined();
});

it('answers over kept-alive connections for a while once it closes, and has each of them opened elsewhere', async () => {
  const server = await openHttpServer({ host: '127.0.0.1', port: 0, lingerMs: 300 });
  await server.serveWith(() => new Response('yes'));
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
  await server.serveWith(async ({ body }) => {
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
