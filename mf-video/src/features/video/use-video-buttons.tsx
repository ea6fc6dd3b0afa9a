import type { ItemAction } from '@aic/design-system/studio';
import type { VideoGeneration } from '@aic/sdk';
import { rerunButton, type StudioList, useItemButtons } from '@aic/studio';
import { isPicture, isRepeatable, titleOf } from './video-view.ts';

/** What can be done with one video. */
export function useVideoButtons(list: StudioList<'video'>) {
  const { saveButton, ...buttons } = useItemButtons(list);
  return {
    ...buttons,
    /** A result that is shown as a picture is saved as one. */
    saveButton(item: VideoGeneration): ItemAction {
      const saved = {
        prompt: titleOf(item),
        ...(item.videoUrl !== null && isPicture(item.videoUrl) && { extension: 'png', noun: 'image' }),
      };
      return { ...saveButton(item, 'There is no video yet', saved), isKept: true };
    },
    rerunButton: (item: VideoGeneration) => isRepeatable(item) && rerunButton(list, item),
  };
}
