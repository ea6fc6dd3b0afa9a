import { useOutcomes, useShell, type TextGeneration } from '@aic/sdk';

/** Says how each text has ended. */
export function useTextOutcomes(items: readonly TextGeneration[] | undefined): void {
  const { toast, credits } = useShell();
  useOutcomes(items, (item) => {
    credits.invalidate();
    if (item.status === 'completed') {
      toast(
        item.stopped
          ? { title: 'Stopped', description: 'What was written until then is kept.' }
          : { title: 'Text Generated', description: 'Your text is ready.' },
      );
    } else if (item.error === 'Cancelled') {
      toast({
        title: 'Cancelled',
        ...(item.refunded && { description: `${item.credits} credits are back.` }),
      });
    } else {
      toast({
        title: 'Generation Failed',
        description: item.error ?? 'Failed to generate text',
        variant: 'destructive',
      });
    }
  });
}
