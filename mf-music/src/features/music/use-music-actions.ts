import type { ItemActionsProps } from '@aic/design-system/studio';
import type { MusicGeneration } from '@aic/sdk';
import { rerunButton, type StudioList, useItemButtons } from '@aic/studio';

/** What can be done with one track. */
export function useMusicActions(list: StudioList<'music'>) {
  const { saveButton, cancelOf, publicationOf, dismissButton } = useItemButtons(list);
  return (item: MusicGeneration): ItemActionsProps => ({
    about: item.prompt,
    cancel: cancelOf(item),
    actions: [
      rerunButton(list, item),
      saveButton(item, 'There is no track'),
      publicationOf(item),
      dismissButton(item),
    ],
  });
}
