import { downloadName, useItemActions, type TextGeneration } from '@aic/sdk';

/** What can be done with one text. */
export function useTextActions() {
  const { copy, saveText, stopOf, publicationOf } = useItemActions();

  return {
    copy: ({ response }: TextGeneration): Promise<void> =>
      copy(response ?? '', 'The text is on your clipboard.'),
    download: ({ response, prompt }: TextGeneration): void =>
      saveText(response ?? '', downloadName('ai-text-', prompt, 'txt')),
    /**
     * A stop keeps what is written, and its button says what that costs.
     * @param hasPart false: nothing is written yet, and a stop is free; undefined: not known
     */
    stopOf(item: TextGeneration, hasPart?: boolean) {
      const stop = stopOf(item);
      return stop && { ...stop, label: stopLabel(item, hasPart) };
    },
    publicationOf,
  };
}

function stopLabel({ credits }: TextGeneration, hasPart: boolean | undefined): string {
  // Nothing is held for an admin.
  if (credits === 0) return 'Stop';
  if (hasPart === false) return 'Stop, free';
  const price = `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
  return hasPart === true ? `Stop, ${price}` : `Stop, at most ${price}`;
}
