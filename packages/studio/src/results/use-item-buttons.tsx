import {
  ArrowLeftIcon,
  CloseIcon,
  DownloadIcon,
  ExpandIcon,
  type ItemAction,
} from '@aic/design-system/studio';
import { type Generation, type GenerationKind, type GenerationOf, useItemActions } from '@aic/sdk';
import { resultsOf, useDismiss, useOpenItem } from '@aic/sdk/library';
import type { StudioItems, StudioList } from '../page/use-studio.ts';

/** Buttons of an item that are the same in every tool; false where one makes no sense. */
export function useItemButtons<Kind extends GenerationKind>({ query, shown }: StudioItems<Kind>) {
  const items: readonly Generation[] = query.data ?? [];
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
    /** Shows the item among the others of its press. */
    pressButton({ batchId = null }: Generation): ItemAction | false {
      const { length } = resultsOf(items, batchId);
      return (
        batchId !== null &&
        length > 0 && {
          id: 'press',
          label: `All ${length} results`,
          icon: <ArrowLeftIcon />,
          onPress: () => shown.showPress(batchId),
          isKept: true,
        }
      );
    },
  };
}

export const rerunButton = <Kind extends GenerationKind>(
  { onRerun, rerunPrice }: StudioList<Kind>,
  item: GenerationOf<Kind>,
): ItemAction => ({ rerunCredits: rerunPrice(item), onPress: () => onRerun(item) });

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
