import { CopyIcon, type ItemAction } from '@aic/design-system/studio';
import type { ImageGeneration } from '@aic/sdk';
import { rerunButton, type StudioList, useItemButtons } from '@aic/studio';

/** Why a button for its file can do nothing. */
export const NO_PICTURE_REASON = 'There is no picture yet';

/** What can be done with one image. */
export function useImageButtons(list: StudioList<'image'>) {
  const { saveButton, copy, ...buttons } = useItemButtons(list);
  return {
    ...buttons,
    saveButton: (item: ImageGeneration): ItemAction => saveButton(item, NO_PICTURE_REASON),
    copyButton: ({ prompt }: ImageGeneration): ItemAction => ({
      label: 'Copy prompt',
      icon: <CopyIcon />,
      onPress: () => void copy(prompt, 'The prompt is on your clipboard.'),
    }),
    rerunButton: (item: ImageGeneration) => rerunButton(list, item),
  };
}
