import { useItemActions, type VideoGeneration } from '@aic/sdk';

/** What can be done with one video. */
export function useVideoActions() {
  const { download, cancel, isCancelling } = useItemActions();
  return {
    cancel,
    isCancelling,
    download: ({ videoUrl, prompt }: VideoGeneration): Promise<void> =>
      download({ url: videoUrl, prompt, prefix: 'ai-video-', extension: 'mp4', noun: 'video' }),
  };
}
