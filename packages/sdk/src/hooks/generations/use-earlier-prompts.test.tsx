import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { imageItem } from '../../testing/items.ts';
import { renderHookInShell } from '../../testing/render-hook-in-shell.tsx';
import { useEarlierPrompts } from './use-earlier-prompts.ts';

it('has each prompt once, the newest first, and none that is empty', async () => {
  const items = ['A hen', 'A fox', '', 'A hen'].map((prompt, index) =>
    imageItem({ id: `0197a000-0000-7000-8000-00000000010${index}`, prompt }),
  );
  const shell = createFakeShell(createFakeApi({ 'GET /api/generations': () => items }).fetch);
  const { result } = renderHookInShell(shell, () => useEarlierPrompts('image'));
  await waitFor(() => expect(result.current).toEqual(['A hen', 'A fox']));
});
