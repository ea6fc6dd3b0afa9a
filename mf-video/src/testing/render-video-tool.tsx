import type { ProviderInfo, VideoGeneration } from '@aic/sdk';
import { FAKE_USER, PHOTO, renderToolPage, stubFilePictures, type ToolPageOptions } from '@aic/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

interface Setting {
  items?: VideoGeneration[];
  handlers?: ToolPageOptions<'video'>['handlers'];
  tab?: 'image';
  isPro?: boolean;
  isAdmin?: boolean;
  state?: ProviderInfo['state'];
  supports?: Partial<ProviderInfo['supports']>;
}

export { PHOTO };

/** The whole video page on a fake backend. */
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
  onTestFinished(stubFilePictures());
  sessionStorage.clear();
  const page = await renderToolPage(tool, {
    kind: 'video',
    path: tab === 'image' ? '/video?tab=image' : '/video',
    items,
    user: { ...FAKE_USER, isPro, isAdmin },
    provider: {
      state,
      supports: { seed: true, cancel: true, cameraControl: true, imageToVideo: true, ...supports },
    },
    handlers,
  });
  onTestFinished(() => page.unmount());
  await screen.findByRole('slider', { name: 'Duration' });
  return {
    ...page,
    user: userEvent.setup({ delay: null }),
    prompt: () => screen.getByRole('textbox'),
    generateButton: () => screen.getByRole('button', { name: /^Generate - \d+ credits/ }),
  };
}
