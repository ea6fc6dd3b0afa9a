import { useItemActions, useShell, type ImageEdit } from '@aic/sdk';
import { useEditFiles } from './use-edit-files.ts';

/** What can be done with one edit. */
export function useEditActions() {
  const { toast, announce } = useShell();
  const files = useEditFiles();
  const { download, cancel, isCancelling } = useItemActions();

  return {
    cancel,
    isCancelling,
    download: ({ editedImageUrl, prompt }: ImageEdit): Promise<void> =>
      download({ url: editedImageUrl, prompt, prefix: 'ai-edit-', extension: 'png', noun: 'image' }),
    /** Puts a stored picture into the editor, as if it had been uploaded. */
    async takeUp(url: string | null): Promise<boolean> {
      try {
        const response = await fetch(url ?? '', { credentials: 'include' });
        if (!response.ok) throw new Error(`The picture answered ${response.status}.`);
        const blob = await response.blob();
        const extension = blob.type === 'image/jpeg' ? 'jpg' : 'png';
        files.change({ image: new File([blob], `picture.${extension}`, { type: blob.type }) });
        announce('The picture is in the editor');
        return true;
      } catch {
        toast({
          title: 'Error',
          description: 'The picture could not be opened. Please try again.',
          variant: 'destructive',
        });
        return false;
      }
    },
  };
}
