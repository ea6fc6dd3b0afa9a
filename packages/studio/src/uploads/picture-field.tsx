import { FileDrop, type FileDropProps } from '@aic/design-system/media';
import { lazyPart, UPLOAD_SIZE_BYTES_MAX } from '@aic/sdk';
import { Suspense } from 'react';
import { useTakeItem } from '../hand-off/use-take-item.ts';

const RecentUploads = lazyPart(
  'Your uploads',
  () => import('./recent-uploads.tsx').then((file) => file.RecentUploads),
  // The field works without them.
  { renderInstead: () => null },
);

export interface PictureFieldProps extends Pick<
  FileDropProps,
  'label' | 'isLabelHidden' | 'value' | 'onChange' | 'hint'
> {
  /** What an item that is dropped on it is taken as: one of the page's own uses. */
  use: string;
  /** Below it, while it is empty, stand the last uploads. @default true */
  hasUploads?: boolean;
}

/** A picture from this device, of the product, or of before. */
export function PictureField({ use, hasUploads = true, ...field }: PictureFieldProps) {
  const takeItem = useTakeItem(use);
  return (
    <>
      <FileDrop {...field} onItem={takeItem} sizeBytesMax={UPLOAD_SIZE_BYTES_MAX} />
      {hasUploads && field.value === null && (
        <Suspense>
          <RecentUploads onPick={field.onChange} />
        </Suspense>
      )}
    </>
  );
}
