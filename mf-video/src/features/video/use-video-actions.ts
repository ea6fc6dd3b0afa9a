import { useItemActions, type VideoGeneration } from '@aic/sdk';
import { isPicture, titleOf } from './video-view.ts';

/** What can be done with one video. */
export function useVideoActions() {
  const { download, cancelOf, publicationOf } = useItemActions();
  return {
    cancelOf,
    publicationOf,
    /** A result that is shown as a picture is saved as one. */
    download(item: VideoGeneration): Promise<void> {
      const url = item.videoUrl;
      const kind =
        url !== null && isPicture(url)
          ? ({ extension: 'png', noun: 'image' } as const)
          : ({ extension: 'mp4', noun: 'video' } as const);
      return download({ url, prompt: titleOf(item), prefix: 'ai-video-', ...kind });
    },
  };
}
