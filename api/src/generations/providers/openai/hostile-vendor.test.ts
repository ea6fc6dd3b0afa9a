import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../test/generations/vendors/fake-openai.ts';
import type { Provider, ProviderContext } from '../provider.ts';
import { createOpenAiImageProvider } from './image-provider.ts';
import { createOpenAiTextProvider } from './text-provider.ts';

let fake: FakeOpenAi;
let elsewhere: FakeOpenAi;
beforeAll(async () => {
  [fake, elsewhere] = await Promise.all([startFakeOpenAi(), startFakeOpenAi()]);
});
afterAll(() => Promise.all([fake.stop(), elsewhere.stop()]));
beforeEach(() => {
  elsewhere.seen.length = 0;
});

const MiB = 1024 * 1024;

function submit(kind: 'image' | 'text', context: Partial<ProviderContext> = {}) {
  const endpoint = endpointOf(kind, { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.baseUrl });
  const [provider, job]: [Provider, Parameters<Provider['submit']>[0]] =
    kind === 'image'
      ? [
          createOpenAiImageProvider(endpoint),
          {
            kind,
            prompt: 'a',
            size: '1024x1024',
            ratio: null,
            quality: 'hd',
            style: 'vivid',
            exclude: '',
            reference: null,
            strength: null,
            seed: 1,
          },
        ]
      : [createOpenAiTextProvider(endpoint), { kind, prompt: 'a', style: 'casual', seed: 1 }];
  return provider.submit(job, providerContext(context));
}

/** Sends the piece again and again, as fast as it is read, until the reader stops. Returns how much that was. */
function repeatForEver(status: number, type: string, piece: string): { sentBytes: () => number } {
  let sentBytes = 0;
  fake.serveWith((response: ServerResponse) => {
    const send = (): void => {
      if (response.destroyed) return;
      sentBytes += piece.length;
      if (response.write(piece)) setImmediate(send);
      else response.once('drain', send);
    };
    response.writeHead(status, { 'content-type': type });
    send();
  });
  return { sentBytes: () => sentBytes };
}

it.each([
  [200, 'uncertain'],
  [400, 'misconfigured'],
] as const)('stops reading a response of %i that does not end', async (status, kind) => {
  const { sentBytes } = repeatForEver(status, 'application/json', ' '.repeat(MiB));

  await expect(submit('image')).rejects.toMatchObject({ kind });

  expect(sentBytes()).toBeLessThan(100 * MiB);
});

it('stops unpacking a response that is small only on the wire', async () => {
  const packed = gzipSync(Buffer.alloc(128 * MiB, ' '));
  fake.serveWith((response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed),
  );

  await expect(submit('image')).rejects.toMatchObject({ kind: 'uncertain' });
});

it('cuts a text that does not end, and keeps what it has', async () => {
  const event = { type: 'response.output_text.delta', delta: 'and so on '.repeat(1000) };
  repeatForEver(200, 'text/event-stream', `data: ${JSON.stringify(event)}\n\n`);
  let handedOn = '';

  const result = await submit('text', { onText: (piece) => (handedOn += piece) });

  expect(handedOn).toHaveLength(200_000);
  expect(result).toMatchObject({
    state: 'done',
    output: { text: handedOn, details: { note: 'Ends at the length limit' } },
  });
});

it.each(['image', 'text'] as const)('takes the %s request to no other address', async (kind) => {
  fake.serveWith((response) =>
    response.writeHead(307, { location: `${elsewhere.baseUrl}/images/generations` }).end(),
  );

  await expect(submit(kind)).rejects.toMatchObject({ kind: 'misconfigured' });

  expect(elsewhere.seen).toEqual([]);
});
