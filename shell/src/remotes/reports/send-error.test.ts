import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOST = 'https://studio.test';
let sent: Array<{ url: string; body: Blob }> = [];

beforeEach(() => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon: (url: string, body: Blob) => sent.push({ url, body }),
  });
});
afterEach(() => vi.unstubAllGlobals());

function broken(stack: string, name = 'TypeError'): Error {
  const error = new TypeError('words of a user');
  error.name = name;
  error.stack = stack;
  return error;
}
async function send(...errors: unknown[]): Promise<unknown[]> {
  // Afresh for each test: what a page has sent once it does not send again.
  const { sendError } = await import('./send-error.ts');
  for (const error of errors) sendError(error, 'render');
  expect(sent.every(({ url }) => url === '/api/remotes/errors')).toBe(true);
  return Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as unknown));
}

const at = (place: string) => broken(`TypeError: words of a user\n    at Demo (${HOST}${place})`);

it.each([
  [
    'Chromium',
    `TypeError: no\n    at Demo (${HOST}/remotes/demo/abc123/tool.1a.js:2:345)\n    at ${HOST}/shell/def456/main.js:1:2\n    at b (${HOST}/remotes/demo/abc123/lazy.js?try=1:7:8)`,
  ],
  [
    'Firefox and Safari',
    `Demo@${HOST}/remotes/demo/abc123/tool.1a.js:2:345\n@${HOST}/shell/def456/main.js:1:2\nb@${HOST}/remotes/demo/abc123/lazy.js?try=1:7:8`,
  ],
])('sends class and places of a build as %s writes them, and no message', async (_browser, stack) => {
  expect(await send(broken(stack))).toEqual([
    {
      remote: 'demo',
      build: 'abc123',
      phase: 'render',
      errorClass: 'TypeError',
      frames: [
        { file: 'tool.1a.js', line: 2, column: 345 },
        { file: 'lazy.js', line: 7, column: 8 },
      ],
    },
  ]);
});

it('sends the innermost error, and each place once', async () => {
  const cause = at('/remotes/demo/abc123/tool.js:1:1');
  const wrapped = new Error('around it', { cause });

  expect(await send(wrapped, cause, at('/remotes/demo/abc123/tool.js:1:2'))).toMatchObject([
    { frames: [{ column: 1 }] },
    { frames: [{ column: 2 }] },
  ]);
});

it('sends ten at most', async () => {
  const errors = Array.from({ length: 30 }, (_, n) => at(`/remotes/demo/abc123/tool.js:1:${n + 1}`));

  expect(await send(...errors)).toHaveLength(10);
});

it.each([
  ['without a file of a build', at('/shell/abc123/main.js:1:1')],
  ['of a build of the own machine', broken('at http://localhost:4400/tool.js:1:1')],
  ['that is none', 'words'],
])('sends nothing of an error %s', async (_what, error) => {
  expect(await send(error)).toEqual([]);
});
