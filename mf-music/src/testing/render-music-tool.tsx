import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MusicGeneration, User } from '@aic/sdk';
import { createFakeApi, createFakeShell, musicItem, renderTool } from '@aic/sdk/testing';
import { expect, onTestFinished } from 'vitest';
import tool from '../tool.tsx';

type Handlers = Parameters<typeof createFakeApi>[0];

/** A track on its way. */
export const processing = (change: Partial<MusicGeneration> = {}) =>
  musicItem({ status: 'processing', audioUrl: null, peaks: [], progress: 0, completedAt: null, ...change });

/** The whole music page on a fake far end that holds `items`. */
export async function renderMusicTool(
  items: MusicGeneration[] = [],
  { handlers = {}, credits = 500, user }: { handlers?: Handlers; credits?: number; user?: User } = {},
) {
  history.replaceState(null, '', '/music');
  const server = { items };
  const far = createFakeApi({
    'GET /api/music-generations': () => server.items,
    'GET /api/credits': () => ({ credits }),
    'GET /api/providers': () => [
      {
        kind: 'music',
        id: 'preview',
        state: 'preview',
        label: 'Preview engine',
        message: null,
        supports: { seed: true, cancel: true },
      },
    ],
    ...handlers,
  });
  const shell = createFakeShell(far.fetch, user);
  const mounted = await renderTool(tool, shell);
  onTestFinished(() => mounted.unmount());
  // The first answers, whatever they are.
  await waitFor(() => {
    for (const key of [['generations', 'music'], ['credits']]) {
      expect(shell.queryClient.getQueryState(key)?.status).not.toBe('pending');
    }
  });
  return {
    ...mounted,
    server,
    shell,
    far,
    user: userEvent.setup(),
    starts: () => far.requests.filter(({ method }) => method === 'POST'),
    /** As the event stream would tell. */
    refresh: () => shell.queryClient.invalidateQueries({ queryKey: ['generations', 'music'] }),
  };
}

export const prompt = () => screen.getByRole('textbox', { name: 'Describe your music' });
export const duration = () => screen.getByRole('spinbutton', { name: 'Duration' });
export const generateButton = () => screen.getByRole('button', { name: 'Generate - 12 credits' });
/** A row of the list. */
export const row = (title: string) =>
  within(within(screen.getByRole('region', { name: 'Recent Music' })).getByRole('article', { name: title }));
