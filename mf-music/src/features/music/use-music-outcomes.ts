import { useOutcomes, useReadyToast, useShell, type MusicGeneration } from '@aic/sdk';

/** Says how each track has ended. */
export function useMusicOutcomes(items: readonly MusicGeneration[] | undefined): void {
  const { toast, credits } = useShell();
  useReadyToast(items, { title: 'Music Ready!', description: 'Your track is in Recent Music.' });
  useOutcomes(items, ({ status, error }) => {
    if (status !== 'failed') return;
    credits.invalidate();
    // Who cancelled was told already.
    if (error === 'Cancelled') return;
    toast({
      title: 'Generation Failed',
      description: error ?? 'Failed to generate music',
      variant: 'destructive',
    });
  });
}
