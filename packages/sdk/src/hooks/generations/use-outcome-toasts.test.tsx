import type { ImageGeneration } from '@aic/contract';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { imageItem } from '../../testing/items.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { isCancelled, useOutcomeToasts } from './use-outcome-toasts.ts';

const FAILURE = { title: 'Error', text: 'Failed to generate image' };
const PROCESSING = imageItem({ status: 'processing', imageUrl: null });
const CANCELLED = imageItem({ status: 'failed', error: 'Cancelled', refunded: true });

/** The toasts of an item that ends like this while the page is open. */
function toastsOf(
  ended: ImageGeneration,
  texts: Omit<Parameters<typeof useOutcomeToasts<ImageGeneration>>[1], 'failure'> = {},
) {
  const shell = createFakeShell(createFakeApi({}).fetch);
  let items = [PROCESSING];
  const { rerender } = renderHookInShell(shell, () =>
    useOutcomeToasts(items, { failure: FAILURE, ...texts }),
  );
  items = [ended];
  act(() => rerender());
  return shell.calls.toasts;
}

it('says why an item has failed, in the words of its error or else in those of the tool', () => {
  const failed = (error: string | null) => toastsOf(imageItem({ status: 'failed', error }));

  expect(failed('The provider is busy.')).toEqual([
    { title: 'Error', description: 'The provider is busy.', variant: 'destructive' },
  ]);
  expect(failed(null)).toEqual([
    { title: 'Error', description: 'Failed to generate image', variant: 'destructive' },
  ]);
});

it('says that an item is ready only where the tool has words for it', () => {
  expect(toastsOf(imageItem())).toEqual([]);
  expect(toastsOf(imageItem(), { completed: ({ prompt }) => ({ title: prompt }) })).toEqual([
    { title: imageItem().prompt },
  ]);
});

it('calls no failure what its user has cancelled', () => {
  expect(toastsOf(CANCELLED)).toEqual([]);
  expect(toastsOf(CANCELLED, { cancelled: () => ({ title: 'Cancelled' }) })).toEqual([
    { title: 'Cancelled' },
  ]);
});

it('says once that the results of one press are ready, when the last of them is', () => {
  const shell = createFakeShell(createFakeApi({}).fetch);
  const resultOf = (id: string, change = {}) => imageItem({ id, batchId: 'a', ...change });
  const running = { status: 'processing', imageUrl: null } as const;
  let items = [resultOf('a', running), resultOf('b', running)];
  const { rerender } = renderHookInShell(shell, () =>
    useOutcomeToasts(items, { failure: FAILURE, completed: () => ({ title: 'Ready' }) }),
  );

  items = [resultOf('a'), resultOf('b', running)];
  act(() => rerender());
  expect(shell.calls.toasts).toEqual([]);

  items = [resultOf('a'), resultOf('b')];
  act(() => rerender());
  expect(shell.calls.toasts).toEqual([{ title: 'Ready' }]);
});

it('knows what was cancelled in any language, and of a gateway from before the member by its text', () => {
  expect(isCancelled({ isCancelled: true, error: 'Abgebrochen' })).toBe(true);
  expect(isCancelled({ isCancelled: false, error: 'Cancelled' })).toBe(false);
  expect(isCancelled({ error: 'Cancelled' })).toBe(true);
  expect(isCancelled({ error: 'The engine is busy.' })).toBe(false);
});
