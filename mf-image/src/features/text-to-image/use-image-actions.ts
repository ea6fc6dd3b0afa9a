import {
  downloadName,
  downloadPath,
  useCancelGeneration,
  useShell,
  errorText,
  type ImageGeneration,
} from '@aic/sdk';

const FILE_PREFIX = 'ai-image-';

/** What can be done with one image, with the toasts that say how it went (spec section 8). */
export function useImageActions() {
  const { api, toast } = useShell();
  const cancel = useCancelGeneration();

  return {
    async download({ imageUrl, prompt }: ImageGeneration): Promise<void> {
      if (imageUrl === null) {
        return;
      }
      const filename = downloadName(FILE_PREFIX, prompt);
      try {
        saveFile(await api.blob(downloadPath(imageUrl, filename)), filename);
        toast({ title: 'Download Started', description: filename });
      } catch {
        toast({
          title: 'Download Failed',
          description: 'Unable to download image. Please try again.',
          variant: 'destructive',
        });
        open(imageUrl, '_blank', 'noopener');
      }
    },
    async copyPrompt({ prompt }: ImageGeneration): Promise<void> {
      try {
        await navigator.clipboard.writeText(prompt);
        toast({ title: 'Copied!', description: 'The prompt is on your clipboard.' });
      } catch {
        toast({ title: 'Copy Failed', description: 'Could not copy to clipboard', variant: 'destructive' });
      }
    },
    cancel(item: ImageGeneration): void {
      cancel.mutate(item.id, {
        onSuccess: () => toast({ title: 'Cancelled', description: `${item.credits} credits are back.` }),
        onError: (error) =>
          toast({
            title: 'Error',
            description: errorText(error, 'It could not be cancelled. Please try again.'),
            variant: 'destructive',
          }),
      });
    },
    isCancelling: (item: ImageGeneration): boolean => cancel.isPending && cancel.variables === item.id,
  };
}

function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser has taken the bytes by the next task; keeping the URL would keep them in memory.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
