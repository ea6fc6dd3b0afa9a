import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it, onTestFinished } from 'vitest';
import { createBuildNews } from './build-news.ts';

it('tells a page of the last build at once and of each further one, also of what does not build', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'aic-news-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const source = join(dir, 'index.js');
  writeFileSync(source, 'export const a = 1;');
  const compiler = rspack({
    context: dir,
    entry: source,
    mode: 'development',
    output: { path: join(dir, 'dist') },
  });
  const news = createBuildNews(compiler);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('test', () => resolve()));
  compiler.watch({}, () => undefined);
  onTestFinished(() => new Promise<void>((resolve) => compiler.close(() => resolve())));
  const server = createServer(news.follow);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await built;

  // Safe because it listens on a port.
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => JSON.parse((await reader?.read())?.value?.replace('data: ', '') ?? 'null');

  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const first = await read();
  expect(first).toEqual({ hash: expect.stringMatching(/^\w+$/), errors: [] });
  writeFileSync(source, 'export const a = 2;');
  const second = await read();
  expect(second.errors).toEqual([]);
  expect(second.hash).not.toBe(first.hash);
  writeFileSync(source, 'export const a = ;');
  expect((await read()).errors).toEqual([expect.stringContaining('Unexpected token')]);
});
