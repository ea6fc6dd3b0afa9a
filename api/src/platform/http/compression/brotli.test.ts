import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, it } from 'vitest';
import { brotli } from './brotli.ts';

const PAGE = `<p>${'Words of a page. '.repeat(200)}</p>`;

const app = new Hono()
  .use('*', compress(), brotli)
  .get('/', (c) => c.html(PAGE))
  .get('/words', (c) => c.text(PAGE))
  .get('/small.json', (c) => c.json({}, 200, { 'content-length': '2' }))
  .get('/brought', (c) => c.html('as it is', 200, { 'content-encoding': 'zstd' }));

const ask = (path: string, accepted: string, method = 'GET') =>
  app.request(path, { method, headers: { 'accept-encoding': accepted } });

it.each([
  ['/', 'gzip, deflate, br, zstd', 'br'],
  ['/', 'br;q=0, gzip', 'gzip'],
  ['/', 'gzip', 'gzip'],
  ['/', 'identity', null],
  ['/words', 'gzip, br', 'gzip'],
])('sends %s to a browser that takes %s with %s', async (path, accepted, encoding) => {
  const response = await ask(path, accepted);

  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  const open = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect((encoding === null ? body : open(body)).toString()).toBe(PAGE);
});

it.each([
  ['what is small', '/small.json', 'GET', null],
  ['what is compressed already', '/brought', 'GET', 'zstd'],
  ['a response without a body', '/', 'HEAD', null],
])('leaves %s alone', async (_what, path, method, encoding) => {
  const response = await ask(path, 'gzip, br', method);

  expect(response.headers.get('content-encoding')).toBe(encoding);
});
