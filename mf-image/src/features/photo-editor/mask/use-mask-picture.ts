import { useEffect, useState } from 'react';

type MaskPicture =
  | { state: 'opening' | 'failed' }
  /** `start` is the mask from before, to go on from. */
  | { state: 'ready'; size: { width: number; height: number }; start: ImageBitmap | null };

/** Pixels of a picture, and the mask that there is of it, once the browser has read both. */
export function useMaskPicture(picture: File, mask: File | null): MaskPicture {
  const [opened, setOpened] = useState<MaskPicture>({ state: 'opening' });
  useEffect(() => {
    let isOver = false;
    const bitmaps = Promise.all([createImageBitmap(picture), mask && createImageBitmap(mask)]);
    bitmaps.then(
      ([{ width, height }, start]) =>
        !isOver && setOpened({ state: 'ready', size: { width, height }, start }),
      () => !isOver && setOpened({ state: 'failed' }),
    );
    return () => {
      isOver = true;
      void bitmaps.then((all) => all.forEach((bitmap) => bitmap?.close())).catch(() => undefined);
    };
  }, [picture, mask]);
  return opened;
}
