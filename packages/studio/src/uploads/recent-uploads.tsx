import { PictureRow } from '@aic/design-system/media';
import { useRecentUploads } from './use-recent-uploads.ts';

/** Below the empty field: puts a picture of before into it. */
export function RecentUploads({ onPick }: { onPick(image: File): void }) {
  const row = useRecentUploads(onPick);
  return row && <PictureRow {...row} />;
}
