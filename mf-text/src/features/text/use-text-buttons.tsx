import { CopyIcon, type ItemAction } from '@aic/design-system/studio';
import { stopLabel, type TextGeneration } from '@aic/sdk';
import { rerunButton, type StudioList, useItemButtons } from '@aic/studio';

/** What can be done with one text. */
export function useTextButtons(list: StudioList<'text'>) {
  const { copy, saveButton, stopOf, ...buttons } = useItemButtons(list);
  return {
    ...buttons,
    /** A stop keeps what is written, and its button says what that costs. @param hasPart as `stopLabel` has it */
    stopOf(item: TextGeneration, hasPart?: boolean) {
      const stop = stopOf(item);
      return stop && { ...stop, label: stopLabel(item, hasPart) };
    },
    rerunButton: (item: TextGeneration) => rerunButton(list, item),
    saveButtons(item: TextGeneration): ItemAction[] {
      const text = item.response ?? '';
      const download = saveButton(item, 'There is no text');
      const onPress = () => void copy(text, 'The text is on your clipboard.');
      return [{ ...download, label: 'Copy', icon: <CopyIcon />, onPress }, download];
    },
  };
}
