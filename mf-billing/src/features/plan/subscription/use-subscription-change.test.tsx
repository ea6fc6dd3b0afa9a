import type { SubscriptionResponse } from '@aic/sdk/account';
import { createFakeShell, renderHookInShell } from '@aic/sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSubscriptionChange } from './use-subscription-change.ts';

it('is made once, however often it is asked for before its response', async () => {
  const { promise, resolve } = Promise.withResolvers<SubscriptionResponse>();
  const run = vi.fn<() => typeof promise>(() => promise);
  const words = { title: 'Plan Updated', description: 'It is Pro now.' };
  const shell = createFakeShell(async () => Response.json({ subscription: null }));
  const { result } = renderHookInShell(shell, () =>
    useSubscriptionChange({ run, success: words, failure: words }),
  );
  act(() => result.current.run());
  await waitFor(() => expect(result.current.isPending).toBe(true));

  act(() => result.current.run());
  resolve({ subscription: null });

  await waitFor(() => expect(shell.queryClient.isMutating()).toBe(0));
  expect(run).toHaveBeenCalledOnce();
  expect(shell.calls.toasts).toEqual([words]);
});
