import type { GenerationStatus } from '@aic/contract';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOutcomes } from './use-outcomes.ts';

interface Item {
  id: string;
  status: GenerationStatus;
}

function watch(first: Item[] | undefined) {
  const onOutcome = vi.fn<(item: Item) => void>();
  const { rerender } = renderHook(({ items }) => useOutcomes(items, onOutcome), {
    initialProps: { items: first },
  });
  return { list: (...items: Item[]) => rerender({ items }), outcomes: () => onOutcome.mock.calls.flat() };
}

it('tells each outcome once, however often the list is read again', () => {
  const { list, outcomes } = watch([{ id: 'a', status: 'processing' }]);

  list({ id: 'a', status: 'completed' });
  list({ id: 'a', status: 'completed' });

  expect(outcomes()).toEqual([{ id: 'a', status: 'completed' }]);
});

it('tells failures too, and each item for itself', () => {
  const { list, outcomes } = watch([
    { id: 'a', status: 'processing' },
    { id: 'b', status: 'processing' },
  ]);

  list({ id: 'a', status: 'failed' }, { id: 'b', status: 'processing' });
  list({ id: 'a', status: 'failed' }, { id: 'b', status: 'completed' });

  expect(outcomes()).toEqual([
    { id: 'a', status: 'failed' },
    { id: 'b', status: 'completed' },
  ]);
});

it('says nothing about what was finished before the page was opened', () => {
  const { list, outcomes } = watch(undefined);

  list({ id: 'a', status: 'completed' }, { id: 'b', status: 'failed' });

  expect(outcomes()).toEqual([]);
});

it('remembers an item that was off the list for a moment', () => {
  const { list, outcomes } = watch([{ id: 'a', status: 'processing' }]);

  list();
  list({ id: 'a', status: 'completed' });

  expect(outcomes()).toEqual([{ id: 'a', status: 'completed' }]);
});
