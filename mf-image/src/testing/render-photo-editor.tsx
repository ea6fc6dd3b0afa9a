import { screen } from '@testing-library/react';
import type { ImageEdit } from '@aic/sdk';
import { forgetKeptFiles } from '@aic/sdk/testing';
import { onTestFinished, vi } from 'vitest';
import { renderImageTool } from './render-image-tool.tsx';

type Handlers = NonNullable<Parameters<typeof renderImageTool>[1]>;

export const PHOTO = new File([new Uint8Array(2048)], 'harbour.png', { type: 'image/png' });
export const BEACH = new File([new Uint8Array(1024)], 'beach.jpg', { type: 'image/jpeg' });

/** The photo editor on a fake far end that holds `edits`. */
export async function renderPhotoEditor(edits: ImageEdit[] = [], handlers: Handlers = {}) {
  // Loaded before anything is timed: a test measures no compiler.
  await Promise.all([
    import('../features/photo-editor/photo-editor-page.tsx'),
    import('@aic/design-system/overlays'),
  ]);
  // jsdom has neither; what is shown of a file is the browser's business.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} }));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 800, close: () => {} }));
  onTestFinished(forgetKeptFiles);
  const server = { edits };
  const page = await renderImageTool(
    [],
    { 'GET /api/edits': () => server.edits, ...handlers },
    '/?mode=photo-editor',
  );
  await screen.findByRole('heading', { name: 'Edit History' });
  await screen.findByRole('slider', { name: 'Strength' });
  return {
    ...page,
    server,
    choose: (label: RegExp, file: File) => page.user.upload(screen.getByLabelText(label), file),
    editButton: () => screen.getByRole('button', { name: /^Edit - \d+ credits/ }),
    refresh: () => page.shell.queryClient.invalidateQueries({ queryKey: ['generations', 'edit'] }),
  };
}
