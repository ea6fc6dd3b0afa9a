import { afterEach, expect, it, vi } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import { createOpenAiImageProvider } from './image-provider.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://api.openai.com/v1', 'unavailable'],
  ['https://eu.api.openai.com/v1', 'unavailable'],
  ['https://api.openai.com.example.org/v1', 'uncertain'],
  ['https://gateway.example.org/v1', 'uncertain'],
])('is asked again after a 500 only where a repeat has its key: %s is %s', async (baseUrl, kind) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({}, { status: 500 })));
  vi.stubGlobal('fetch', send);
  const endpoint = endpointOf('image', { IMAGE_API_KEY: 'sk-x', IMAGE_BASE_URL: baseUrl });
  const provider = createOpenAiImageProvider(endpoint);

  await expect(
    provider.submit(
      {
        kind: 'image',
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
      providerContext(),
    ),
  ).rejects.toMatchObject({ kind });

  expect(send).toHaveBeenCalledTimes(1);
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('idempotency-key')).toBe('generation-1');
});
