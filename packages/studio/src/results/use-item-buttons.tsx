import {
  ArrowLeftIcon,
  CloseIcon,
  DownloadIcon,
  ExpandIcon,
  type ItemAction,
} from '@aic/design-system/studio';
import {
  downloadName,
  type Generation,
  type GenerationKind,
  type GenerationOf,
  KINDS,
  resultOf,
  useItemActions,
} from '@aic/sdk';
import { useOpenItem } from '@aic/sdk/library';
import { resultsOf } from '../page/shown-view.ts';
import type { StudioItems, StudioList } from '../page/use-studio.ts';
import { useDismiss } from './use-dismiss.ts';

type Saved = Omit<Parameters<ReturnType<typeof useItemActions>['download']>[0], 'url'>;

interface ItemButtons extends ReturnType<typeof useItemActions> {
  /**
   * Saves the result. Where there is none yet its reason stands there in words.
   * @param saved what it is named after and saved as, where that is not its prompt and the file of its kind
   */
  saveButton(item: Generation, missing: string, saved?: Partial<Saved>): ItemAction;
  openButton(item: Generation): ItemAction | false;
  dismissButton(item: Generation): ItemAction | false;
  /** Shows the item among the others of its press. */
  pressButton(item: Generation): ItemAction | false;
}

/** Buttons of an item that are the same in every tool; false where one makes no sense. */
export function useItemButtons<Kind extends GenerationKind>({
  query,
  shown,
}: StudioItems<Kind>): ItemButtons {
  const items: readonly Generation[] = query.data ?? [];
  const actions = useItemActions();
  const openOf = useOpenItem(items);
  const dismissOf = useDismiss();
  return {
    ...actions,
    saveButton(item, missing, saved = {}) {
      const { file, medium } = KINDS[item.kind];
      const { prompt, prefix, ...rest } = { prompt: item.prompt, ...file, ...saved };
      const result = resultOf(item);
      return {
        label: 'Download',
        icon: <DownloadIcon />,
        onPress: () =>
          medium === 'words'
            ? actions.saveText(result ?? '', downloadName(prefix, prompt, rest.extension))
            : void actions.download({ url: result, prompt, prefix, ...rest }),
        disabledReason: item.status === 'completed' ? undefined : missing,
      };
    },
    openButton(item) {
      const open = openOf(item);
      return open !== undefined && { label: 'Open', icon: <ExpandIcon />, onPress: open };
    },
    dismissButton(item) {
      const dismiss = dismissOf(item);
      return dismiss !== null && { label: 'Dismiss', icon: <CloseIcon />, onPress: dismiss };
    },
    pressButton({ batchId = null }) {
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
