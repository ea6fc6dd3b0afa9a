import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell } from '../testing/fake-shell.ts';
import { renderHookInShell } from '../testing/render-hook-in-shell.tsx';
import { renderTool } from '../testing/render-tool.tsx';
import { defineTool } from '../tool/define-tool.ts';
import { draftsCleared } from '../tool/drafts-cleared.ts';
import { draftsRestored } from '../tool/drafts-slice.ts';
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

/** A composer whose tool breaks at a press. */
function Fragile() {
  const [{ prompt }, change] = useDraft('image.composer', EMPTY);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken in render');
  return (
    <>
      <input aria-label="Prompt" value={prompt} onChange={({ target }) => change({ prompt: target.value })} />
      <button type="button" onClick={() => setBroken(true)}>
        break
      </button>
    </>
  );
}

it('survives a crash of its tool', async () => {
  // React repeats on the console what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shell = createShell();
  const tool = defineTool({ name: 'sample', render: () => <Fragile /> });
  const { crashes, unmount } = await renderTool(tool, shell);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A fox' } });
  fireEvent.click(screen.getByRole('button', { name: 'break' }));
  expect(crashes).toHaveLength(1);
  unmount();

  const again = await renderTool(tool, shell);

  expect(screen.getByRole('textbox')).toHaveProperty('value', 'A fox');
  again.unmount();
  vi.restoreAllMocks();
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
