import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireFreePort } from '../builds/free-port.ts';
import { requireOverrides } from './check-shell.ts';
import { respondToShell } from './local-build-server.ts';

const SHELL = 'http://localhost:3000';
const dir = mkdtempSync(join(tmpdir(), 'aic-local-build-'));
const build = {
  folder: dir,
  news: { follow: (_: unknown, response: ServerResponse) => void response.end('news') },
};
const server = createServer((request, response) =>
  respondToShell(request, response, { path: request.url ?? '/', origins: [SHELL], build: async () => build }),
);
let port = 0;

beforeAll(async () => {
  writeFileSync(join(dir, 'build-info.json'), '{}');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe because it listens on a port.
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

const ask = (path: string, origin?: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...(origin !== undefined && { origin }) } });

it('gives its files to pages of the shell, uncached', async () => {
  const response = await ask('/build-info.json?try=1', SHELL);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(response.headers.get('access-control-allow-origin')).toBe(SHELL);
  expect(response.headers.get('cache-control')).toBe('no-store');
  await response.text();
});

it.each([undefined, 'https://evil.test', 'null', `${SHELL}.evil.test`])(
  'gives nothing to a page of %s',
  async (origin) => {
    const response = await ask('/build-info.json', origin);
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    await response.text();
  },
);

it.each(['/', '/..%2fetc', '/a/b.js', '/gone.js'])('has no %s', async (path) => {
  const response = await ask(path, SHELL);
  expect(response.status).toBe(404);
  await response.text();
});

it('says in one line when its port is taken', async () => {
  await expect(requireFreePort(port)).rejects.toThrow(
    `Port ${port} is taken. Choose another one with --port.`,
  );
});

it('says in one line that nothing answers where the shell should be', async () => {
  await expect(requireOverrides('http://127.0.0.1:9', 'video')).rejects.toThrow(
    'http://127.0.0.1:9 does not answer with a registry. Is it running?',
  );
});
