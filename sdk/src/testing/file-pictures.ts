import { forgetKeptFiles } from '../hooks/use-kept-file.ts';

/** A picture that a test's user chooses. */
export const PHOTO = new File([new Uint8Array(2048)], 'harbour.png', { type: 'image/png' });

/**
 * Lets jsdom show and measure pictures of files, which it cannot by itself: what they look like is the browser's business.
 * @returns what ends this and forgets the files that were chosen; for `onTestFinished`
 */
export function stubFilePictures(): () => void {
  const { createImageBitmap } = globalThis;
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 1200, height: 800, close: () => {} }),
  });
  return () => {
    Object.assign(globalThis, { createImageBitmap });
    forgetKeptFiles();
  };
}
