import type { ItemActionsProps } from '@aic/design-system/studio';
import type { MusicGeneration } from '@aic/sdk';
import { downloadButton, rerunButton, type StudioList, useItemButtons } from '@aic/studio';

/** What can be done with one track. */
export function useMusicActions(list: StudioList<'music'>) {
  const { download, cancelOf, publicationOf, dismissButton } = useItemButtons(list);
  return (item: MusicGeneration): ItemActionsProps => ({
    about: item.prompt,
    cancel: cancelOf(item),
    actions: [
      rerunButton(list, item),
      downloadButton(item, 'There is no track', () =>
        download({
          url: item.audioUrl,
          prompt: item.prompt,
          prefix: 'ai-music-',
          extension: 'mp3',
          noun: 'music',
        }),
      ),
      publicationOf(item),
      dismissButton(item),
    ],
  });
}
