import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImageGeneration } from '@aic/sdk';
import { createFakeApi, createFakeShell, renderTool } from '@aic/sdk/testing';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

const PREVIEW_PROVIDER = {
  kind: 'image',
  id: 'preview',
  state: 'preview',
  label: 'Preview engine',
  message: null,
  supports: { seed: true, cancel: true },
};

type Handlers = Parameters<typeof createFakeApi>[0];

/** The whole image page on a fake far end that holds `items`. */
export async function renderImageTool(items: ImageGeneration[] = [], handlers: Handlers = {}, path = '/') {
  history.replaceState(null, '', path);
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
