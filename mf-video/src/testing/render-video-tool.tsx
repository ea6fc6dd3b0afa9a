import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProviderInfo, VideoGeneration } from '@aic/sdk';
import { createFakeApi, createFakeShell, FAKE_USER, forgetKeptFiles, renderTool } from '@aic/sdk/testing';
import { expect, onTestFinished, vi } from 'vitest';
import tool from '../tool.tsx';

interface Setting {
  items?: VideoGeneration[];
  handlers?: Parameters<typeof createFakeApi>[0];
  tab?: 'image';
  isPro?: boolean;
  isAdmin?: boolean;
  state?: ProviderInfo['state'];
  supports?: Partial<ProviderInfo['supports']>;
}

export const PHOTO = new File([new Uint8Array(2048)], 'harbour.png', { type: 'image/png' });

/** The whole video page on a fake far end. */
export async function renderVideoTool({
  items = [],
  handlers = {},
  tab,
  isPro = false,
  isAdmin = false,
  state = 'preview',
  supports = {},
}: Setting = {}) {
  // Loaded before anything is timed: a test measures no compiler.
  await import('../features/video/components/video-settings.tsx');
  // jsdom has neither; what is shown of a file is the browser's business.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} }));
  onTestFinished(forgetKeptFiles);
  sessionStorage.clear();
  history.replaceState(null, '', tab === 'image' ? '/video?tab=image' : '/video');
  const server = { items };
  const far = createFakeApi({
    'GET /api/video-generations': () => server.items,
    'GET /api/credits': () => ({ credits: 500 }),
    'GET /api/providers': () => [
      {
        kind: 'video',
        id: 'preview',
        state,
        label: 'Preview engine',
        message: null,
        supports: { seed: true, cancel: true, cameraControl: true, imageToVideo: true, ...supports },
      },
    ],
    ...handlers,
  });
  const shell = createFakeShell(far.fetch, { ...FAKE_USER, isPro, isAdmin });
  const mounted = await renderTool(tool, shell);
  onTestFinished(() => mounted.unmount());
  await waitFor(() => {
    expect(shell.queryClient.getQueryState(['generations', 'video'])?.status).not.toBe('pending');
    expect(shell.queryClient.getQueryState(['providers'])?.status).toBe('success');
  });
  await screen.findByRole('slider', { name: 'Duration' });
  return {
    ...mounted,
    server,
    shell,
    far,
    user: userEvent.setup(),
    prompt: () => screen.getByRole('textbox'),
    generateButton: () => screen.getByRole('button', { name: /^Generate - \d+ credits/ }),
    posts: () => far.requests.filter(({ method }) => method === 'POST'),
    refresh: () => shell.queryClient.invalidateQueries({ queryKey: ['generations', 'video'] }),
  };
}
