import { downloadName, useItemActions, type TextGeneration } from '@aic/sdk';

/** What can be done with one text. */
export function useTextActions() {
  const { copy, saveText, stopOf, publicationOf } = useItemActions();

  return {
    copy: ({ response }: TextGeneration): Promise<void> =>
      copy(response ?? '', 'The text is on your clipboard.'),
    download: ({ response, prompt }: TextGeneration): void =>
      saveText(response ?? '', downloadName('ai-text-', prompt, 'txt')),
    stopOf,
    publicationOf,
  };
}
