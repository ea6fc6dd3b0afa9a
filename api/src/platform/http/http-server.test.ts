import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openHttpServer } from './http-server.ts';

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
