import { useItemActions, type VideoGeneration } from '@aic/sdk';
import { titleOf } from './video-view.ts';

/** What can be done with one video. */
export function useVideoActions() {
  const { download, cancel, isCancelling } = useItemActions();
  return {
    cancel,
    isCancelling,
    download: (item: VideoGeneration): Promise<void> =>
      download({
        url: item.videoUrl,
        prompt: titleOf(item),
        prefix: 'ai-video-',
        extension: 'mp4',
        noun: 'video',
      }),
  };
}
