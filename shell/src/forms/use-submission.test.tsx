import { QueryClientProvider, createQueryClient } from '@aic/sdk/host';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useSubmission } from './use-submission.ts';

interface Sent {
  input: string;
  key: string;
  response: PromiseWithResolvers<string>;
}

function setUp() {
  const sent: Sent[] = [];
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () =>
      useSubmission({
        mutationFn: (input: string, key) => {
          const response = Promise.withResolvers<string>();
          sent.push({ input, key, response });
          return response.promise;
        },
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  return { sent, result, press: (input: string) => act(async () => result.current.mutate(input)) };
}

it('sends once for two presses of the same moment', async () => {
  const { sent, result } = setUp();

  await act(async () => {
    result.current.mutate('hello');
    result.current.mutate('hello');
  });

  expect(sent).toHaveLength(1);
});

it('says the same key again for the same input, whose response was lost, and another one for another', async () => {
  const { sent, press } = setUp();
  await press('hello');
  await act(async () => sent[0]?.response.reject(new TypeError('Failed to fetch')));

  await press('hello');
  await act(async () => sent[1]?.response.resolve('done'));
  await press('other');

  expect(sent.map(({ input }) => input)).toEqual(['hello', 'hello', 'other']);
  const [first, again, other] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{20,}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('sends where the page came over plain http, too: browsers have no randomUUID there', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { sent, press } = setUp();

  await press('hello');

  expect(sent).toHaveLength(1);
  vi.unstubAllGlobals();
});

it('can be pressed again although the outcome of the first press was put aside', async () => {
  const { sent, result, press } = setUp();
  await press('hello');
  await act(async () => result.current.reset());
  await act(async () => sent[0]?.response.resolve('done'));

  await press('hello');

  expect(sent).toHaveLength(2);
});
