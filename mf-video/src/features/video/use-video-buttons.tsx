import type { ItemAction } from '@aic/design-system/studio';
import type { VideoGeneration } from '@aic/sdk';
import { downloadButton, rerunButton, type StudioList, useItemButtons } from '@aic/studio';
import { isPicture, isRepeatable, titleOf } from './video-view.ts';

/** What can be done with one video. */
export function useVideoButtons(list: StudioList<'video'>) {
  const { download, ...buttons } = useItemButtons(list);
  return {
    ...buttons,
    /** A result that is shown as a picture is saved as one. */
    saveButton(item: VideoGeneration): ItemAction {
      const url = item.videoUrl;
      const kind =
        url !== null && isPicture(url)
          ? ({ extension: 'png', noun: 'image' } as const)
          : ({ extension: 'mp4', noun: 'video' } as const);
      const save = () => download({ url, prompt: titleOf(item), prefix: 'ai-video-', ...kind });
      return { ...downloadButton(item, 'There is no video yet', save), isKept: true };
    },
    rerunButton: (item: VideoGeneration) => isRepeatable(item) && rerunButton(list, item),
  };
}
