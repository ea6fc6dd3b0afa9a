import { CloseIcon, DownloadIcon, ExpandIcon, type ItemAction } from '@aic/design-system/studio';
import { type Generation, useItemActions } from '@aic/sdk';
import { useDismiss, useOpenItem } from '@aic/sdk/library';

/** Buttons of an item that are the same in every tool; false where one makes no sense. */
export function useItemButtons(items: readonly Generation[] | undefined) {
  const actions = useItemActions();
  const openOf = useOpenItem(items);
  const dismissOf = useDismiss();
  return {
    ...actions,
    openButton(item: Generation): ItemAction | false {
      const open = openOf(item);
      return open !== undefined && { label: 'Open', icon: <ExpandIcon />, onPress: open };
    },
    dismissButton(item: Generation): ItemAction | false {
      const dismiss = dismissOf(item);
      return dismiss !== null && { label: 'Dismiss', icon: <CloseIcon />, onPress: dismiss };
    },
  };
}

/** @param missing why there is nothing to save yet: in words it stands there and says so */
export const downloadButton = (
  { status }: Pick<Generation, 'status'>,
  missing: string,
  save: () => unknown,
) => ({
  label: 'Download',
  icon: <DownloadIcon />,
  onPress: () => void save(),
  disabledReason: status === 'completed' ? undefined : missing,
});
