import { forgetKeptFiles } from '../hooks/use-kept-file.ts';

/** A picture that the user of a test chooses. */
export const PHOTO = new File([new Uint8Array(2048)], 'harbour.png', { type: 'image/png' });

/**
 * Lets jsdom show and measure pictures of files, which it cannot do by itself.
 * @returns restores jsdom and forgets the chosen files; pass it to `onTestFinished`
 */
export function stubFilePictures(size = { width: 1200, height: 800 }): () => void {
  const { createImageBitmap } = globalThis;
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ ...size, close: () => {} }),
  });
  return () => {
    Object.assign(globalThis, { createImageBitmap });
    forgetKeptFiles();
  };
}
