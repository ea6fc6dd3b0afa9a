import { downloadName, useItemActions, type TextGeneration } from '@aic/sdk';

/** What can be done with one text. */
export function useTextActions() {
  const { copy, saveText, stop, isCancelling } = useItemActions();

  return {
    copy: ({ response }: TextGeneration): Promise<void> =>
      copy(response ?? '', 'The text is on your clipboard.'),
    download: ({ response, prompt }: TextGeneration): void =>
      saveText(response ?? '', downloadName('ai-text-', prompt, 'txt')),
    /** What came of it is told when the item ends: a text of which something was written is kept. */
    stop,
    isStopping: isCancelling,
  };
}
