import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell } from '../testing/fake-shell.ts';
import { renderHookInShell } from '../testing/render-hook-in-shell.tsx';
import { draftsCleared, draftsRestored } from '../tool/drafts-slice.ts';
import { useDraft } from './use-draft.ts';

interface Draft {
  prompt: string;
  size: string;
}

const EMPTY: Draft = { prompt: '', size: 'square' };
const createShell = () => createFakeShell(createFakeApi({}).fetch);
const renderDraft = (shell = createShell(), key = 'image.composer') => ({
  shell,
  ...renderHookInShell(shell, () => useDraft(key, EMPTY)),
});

it('survives the unmount of its tool', () => {
  const { shell, result, unmount } = renderDraft();
  act(() => result.current[1]({ prompt: 'A fox' }));
  unmount();

  expect(renderDraft(shell).result.current[0]).toEqual({ prompt: 'A fox', size: 'square' });
});

it('changes one field and keeps the others', () => {
  const { result } = renderDraft();

  act(() => result.current[1]({ prompt: 'A fox' }));
  act(() => result.current[1]({ size: 'wide' }));

  expect(result.current[0]).toEqual({ prompt: 'A fox', size: 'wide' });
});

it('is its own for each key', () => {
  const { shell, result } = renderDraft();

  act(() => result.current[1]({ prompt: 'A fox' }));

  expect(renderDraft(shell, 'video.composer').result.current[0]).toEqual(EMPTY);
});

it("fills what an older version's draft does not have", () => {
  const shell = createShell();
  shell.store.dispatch(draftsRestored({ 'image.composer': { prompt: 'From last week' } }));

  expect(renderDraft(shell).result.current[0]).toEqual({ prompt: 'From last week', size: 'square' });
});

it('is empty again after logout', () => {
  const { shell, result } = renderDraft();
  act(() => result.current[1]({ prompt: 'A secret' }));

  act(() => void shell.store.dispatch(draftsCleared()));

  expect(result.current[0]).toEqual(EMPTY);
});
