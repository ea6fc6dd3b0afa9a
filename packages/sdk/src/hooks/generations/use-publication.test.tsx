import type { User } from '@aic/contract';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { apiError, createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell, FAKE_USER } from '../../testing/fake-shell.ts';
import { imageItem } from '../../testing/items.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { usePublication } from './use-publication.ts';

const ITEM = imageItem();
const PATH = `/api/generations/${ITEM.id}/publication`;

function setUp(handlers: Parameters<typeof createFakeApi>[0] = {}, user: Partial<User> = {}) {
  const backend = createFakeApi({
    [`PUT ${PATH}`]: () => ({ ...ITEM, isPublished: true }),
    [`DELETE ${PATH}`]: () => ITEM,
    ...handlers,
  });
  const shell = createFakeShell(backend.fetch);
  shell.queryClient.setQueryData(['user'], { ...FAKE_USER, ...user });
  const { result } = renderHookInShell(shell, usePublication);
  const press = (item = ITEM) =>
    act(() => {
      const publication = result.current(item);
      if (publication) publication.onPress();
    });
  return { backend, shell, press, publicationOf: (item: typeof ITEM) => result.current(item) };
}

describe('a finished item', () => {
  it('is shown with one press, with the way to the page', async () => {
    const { backend, shell, press } = setUp({}, { publicProfile: true, handle: 'ada-1' });

    press();

    await waitFor(() => expect(shell.calls.toasts).toHaveLength(1));
    expect(backend.requests).toMatchObject([{ method: 'PUT', path: PATH }]);
    const [toast] = shell.calls.toasts;
    expect(toast).toMatchObject({ title: 'Shown on your public page', action: { label: 'View page' } });
    toast?.action?.run();
    expect(shell.calls.navigations).toEqual(['/u/ada-1']);
  });

  it('says that the page is private, when it is', async () => {
    const { shell, press } = setUp({}, { publicProfile: false, handle: 'ada-1' });

    press();

    await waitFor(() =>
      expect(shell.calls.toasts).toMatchObject([
        { title: 'Ready for your public page', action: { label: 'Open profile' } },
      ]),
    );
  });

  it('is hidden with another press, and the lists are read again', async () => {
    const { backend, shell, press } = setUp();
    const invalidated = vi.spyOn(shell.queryClient, 'invalidateQueries');

    press({ ...ITEM, isPublished: true });

    await waitFor(() => expect(shell.calls.toasts).toEqual([{ title: 'Hidden from your public page' }]));
    expect(backend.requests).toMatchObject([{ method: 'DELETE' }]);
    await waitFor(() => expect(invalidated).toHaveBeenCalledWith({ queryKey: ['generations'] }));
  });

  it('says when it did not work', async () => {
    const { shell, press } = setUp({
      [`PUT ${PATH}`]: () => apiError(409, { message: 'Only finished items.', code: 'conflict' }),
    });

    press();

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Error', description: 'Only finished items.', variant: 'destructive' },
      ]),
    );
  });
});

it.each(['processing', 'failed'] as const)('offers nothing for an item that is %s', (status) => {
  expect(setUp().publicationOf(imageItem({ status }))).toBe(false);
});
