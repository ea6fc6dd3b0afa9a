import type { ImageEdit } from '@aic/sdk';
import { PHOTO, renderToolPage, stubFilePictures, type ToolPageOptions } from '@aic/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import tool from '../tool.tsx';

export { PHOTO };
export const BEACH = new File([new Uint8Array(1024)], 'beach.jpg', { type: 'image/jpeg' });

/** The photo editor on a fake backend that holds `edits`. */
export async function renderPhotoEditor(
  edits: ImageEdit[] = [],
  handlers: ToolPageOptions<'edit'>['handlers'] = {},
  search = '?mode=photo-editor',
  setting: Pick<ToolPageOptions<'edit'>, 'user'> = {},
) {
  // Loaded before anything is timed: a test measures no compiler.
  await Promise.all([
    import('../features/photo-editor/photo-editor-page.tsx'),
    import('@aic/design-system/overlays'),
  ]);
  onTestFinished(stubFilePictures());
  const page = await renderToolPage(tool, {
    kind: 'edit',
    path: `/${search}`,
    items: edits,
    provider: { supports: { seed: true, cancel: true, strength: true, referenceImage: true } },
    handlers,
    ...setting,
  });
  onTestFinished(() => page.unmount());
  await screen.findByRole('region', { name: 'Preview' });
  await screen.findByRole('slider', { name: 'Strength' });
  const user = userEvent.setup({ delay: null });
  return {
    ...page,
    user,
    choose: (label: RegExp, file: File) => user.upload(screen.getByLabelText(label), file),
    editButton: () => screen.getByRole('button', { name: /^Edit - \d+ credits/ }),
  };
}
