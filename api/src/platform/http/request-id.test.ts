import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { nameRequest } from './request-id.ts';

const app = new Hono<AppEnv>().use(nameRequest).get('/', (c) => c.text(c.get('requestId')));

async function idFor(given: string): Promise<string> {
  const response = await app.request('/', { headers: { 'x-request-id': given } }, {});
  const id = await response.text();
  expect(response.headers.get('x-request-id')).toBe(id);
  return id;
}

describe('nameRequest', () => {
  it("keeps a proxy's plain id", async () => {
    await expect(idFor('edge-0123456789')).resolves.toBe('edge-0123456789');
  });

  it.each(['', 'short', 'x'.repeat(65), 'with space inside', '{"json":1234}', '../../../etc'])(
    'makes its own instead of %j, so that no caller writes into our logs',
    async (given) => {
      await expect(idFor(given)).resolves.toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );
});
