import { downloadName, stopLabel, useItemActions, type TextGeneration } from '@aic/sdk';

/** What can be done with one text. */
export function useTextActions() {
  const { copy, saveText, stopOf, publicationOf } = useItemActions();

  return {
    copy: ({ response }: TextGeneration): Promise<void> =>
      copy(response ?? '', 'The text is on your clipboard.'),
    download: ({ response, prompt }: TextGeneration): void =>
      saveText(response ?? '', downloadName('ai-text-', prompt, 'txt')),
    /** A stop keeps what is written, and its button says what that costs. @param hasPart as `stopLabel` has it */
    stopOf(item: TextGeneration, hasPart?: boolean) {
      const stop = stopOf(item);
      return stop && { ...stop, label: stopLabel(item, hasPart) };
    },
    publicationOf,
  };
}
