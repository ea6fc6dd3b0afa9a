import { defineTool } from '@aic/sdk';
import { createFakeShell, renderTool } from '@aic/sdk/testing';
import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { handedOver } from './handed-over.tsx';

it('puts the words of the address into the draft once, cut to a prompt, and takes only them out of it', async () => {
  const changes: object[] = [];
  const load = vi.fn<() => Promise<() => null>>(() => Promise.resolve(() => null));
  const HandedOver = handedOver<{ onChange(change: object): void }>(load);
  history.replaceState(null, '', `/demo?tab=image&words=${encodeURIComponent(`A fox ${'x'.repeat(9000)}`)}`);
  const page = { render: () => <HandedOver onChange={(change) => changes.push(change)} /> };
  const { unmount } = await renderTool(defineTool({ name: 'demo', ...page }), createFakeShell(fetch));
  onTestFinished(unmount);

  await waitFor(() => expect(location.search).toBe('?tab=image'));

  expect(changes).toEqual([{ prompt: 'A fox', madeFrom: null }]);
  expect(load).not.toHaveBeenCalled();
});

it('leaves the draft alone where the address has no words', async () => {
  const changes: object[] = [];
  const HandedOver = handedOver<{ onChange(change: object): void }>(() => Promise.resolve(() => null));
  history.replaceState(null, '', '/demo?words=%20%0A');
  const page = { render: () => <HandedOver onChange={(change) => changes.push(change)} /> };
  const { unmount } = await renderTool(defineTool({ name: 'demo', ...page }), createFakeShell(fetch));
  onTestFinished(unmount);

  await waitFor(() => expect(location.search).toBe(''));

  expect(changes).toEqual([]);
});
