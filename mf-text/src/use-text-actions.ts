import {
  downloadName,
  errorText,
  useCancelGeneration,
  useItemActions,
  useShell,
  type TextGeneration,
} from '@aic/sdk';

/** What can be done with one text. */
export function useTextActions() {
  const { toast } = useShell();
  const { copy, saveText } = useItemActions();
  const cancel = useCancelGeneration();

  return {
    copy: ({ response }: TextGeneration): Promise<void> =>
      copy(response ?? '', 'The text is on your clipboard.'),
    download: ({ response, prompt }: TextGeneration): void =>
      saveText(response ?? '', downloadName('ai-text-', prompt, 'txt')),
    /** What came of it is told when the item ends: a text of which something was written is kept. */
    stop({ id }: TextGeneration): void {
      cancel.mutate(id, {
        onError: (error) =>
          toast({
            title: 'Error',
            description: errorText(error, 'It could not be stopped. Please try again.'),
            variant: 'destructive',
          }),
      });
    },
    isStopping: ({ id }: TextGeneration): boolean => cancel.isPending && cancel.variables === id,
  };
}
