import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImageGeneration } from '@aic/sdk';
import { createFakeApi, createFakeShell, renderTool } from '@aic/sdk/testing';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

const PREVIEW_PROVIDER = {
  kind: 'image',
  id: 'embedded',
  state: 'preview',
  label: 'Preview engine',
  message: null,
  supports: { seed: true, cancel: true },
};

export function imageItem(change: Partial<ImageGeneration> = {}): ImageGeneration {
  return {
    id: '0197a000-0000-7000-8000-000000000100',
    prompt: 'A quiet lake',
    status: 'completed',
    imageUrl: '/media/0123456789abcdef0123456789abcdef',
    thumbnails: { avif: '/media/avif0', webp: '/media/webp0' },
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
    seed: 7,
    progress: 1,
    credits: 20,
    refunded: false,
    error: null,
    provider: 'embedded',
    createdAt: '2026-11-21T10:00:00.000Z',
    completedAt: '2026-11-21T10:00:03.000Z',
    ...change,
  };
}

type Handlers = Parameters<typeof createFakeApi>[0];

/** The whole image page on a fake far end that holds `items`. */
export async function renderImageTool(items: ImageGeneration[] = [], handlers: Handlers = {}) {
  history.replaceState(null, '', '/');
  const far = createFakeApi({
    'GET /api/generations': () => items,
    'GET /api/credits': () => ({ credits: 500 }),
    'GET /api/providers': () => [PREVIEW_PROVIDER],
    ...handlers,
  });
  const shell = createFakeShell(far.fetch);
  const mounted = await renderTool(tool, shell);
  onTestFinished(() => mounted.unmount());
  return {
    ...mounted,
    shell,
    far,
    items,
    user: userEvent.setup(),
    prompt: () => screen.getByRole('textbox'),
  };
}
