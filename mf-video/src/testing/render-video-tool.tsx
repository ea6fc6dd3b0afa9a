import type { ProviderInfo, User, VideoGeneration } from '@aic/sdk';
import { FAKE_USER, PHOTO, renderToolPage, stubFilePictures, type ToolPageOptions } from '@aic/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

interface Setting {
  items?: VideoGeneration[];
  handlers?: ToolPageOptions<'video'>['handlers'];
  tab?: 'image';
  /** In place of that of the tab. */
  search?: string;
  /** Pixels of every picture. */
  size?: { width: number; height: number };
  isPro?: boolean;
  plan?: User['plan'];
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
  search = tab === 'image' ? '?tab=image' : '',
  size = { width: 1600, height: 900 },
  isPro = false,
  plan = null,
  isAdmin = false,
  state = 'preview',
  supports = {},
}: Setting = {}) {
  // Loaded before anything is timed: a test measures no compiler.
  await import('../features/video/components/video-settings.tsx');
  onTestFinished(stubFilePictures(size));
  sessionStorage.clear();
  const page = await renderToolPage(tool, {
    kind: 'video',
    path: `/video${search}`,
    items,
    user: { ...FAKE_USER, isPro, isAdmin, plan },
    provider: {
      state,
      supports: { seed: true, cancel: true, cameraControl: true, imageToVideo: true, ...supports },
    },
    handlers,
  });
  onTestFinished(() => page.unmount());
  // Behind a dialog as well.
  await screen.findByRole('slider', { name: 'Duration', hidden: true });
  return {
    ...page,
    user: userEvent.setup({ delay: null }),
    prompt: () => screen.getByRole('textbox'),
    generateButton: () => screen.getByRole('button', { name: /^Generate - \d+ credits/ }),
  };
}
