import { afterEach, expect, it, vi } from 'vitest';
import { canUsePasskeys } from './can-use-passkeys.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['studio.example.com', true],
  ['localhost', true],
  ['4studio.example', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('knows where browsers make passkeys: %s', (hostname, isThere) => {
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('PublicKeyCredential', () => undefined);

  expect(canUsePasskeys()).toBe(isThere);
});

it('is false where the browser knows none', () => {
  vi.stubGlobal('location', { hostname: 'localhost' });

  expect(canUsePasskeys()).toBe(false);
});
