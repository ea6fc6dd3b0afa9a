import { useItemActions, type MusicGeneration } from '@aic/sdk';

/** What can be done with one track. */
export function useMusicActions() {
  const { download, cancel, isCancelling } = useItemActions();
  return {
    download: ({ audioUrl, prompt }: MusicGeneration): Promise<void> =>
      download({ url: audioUrl, prompt, prefix: 'ai-music-', extension: 'mp3', noun: 'music' }),
    cancel,
    isCancelling,
  };
}
