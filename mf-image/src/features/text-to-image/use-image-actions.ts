import { useItemActions, type ImageGeneration } from '@aic/sdk';

/** What can be done with one image. */
export function useImageActions() {
  const { download, copy, ...actions } = useItemActions();
  return {
    ...actions,
    download: ({ imageUrl, prompt }: ImageGeneration): Promise<void> =>
      download({ url: imageUrl, prompt, prefix: 'ai-image-', extension: 'png', noun: 'image' }),
    copyPrompt: ({ prompt }: ImageGeneration): Promise<void> =>
      copy(prompt, 'The prompt is on your clipboard.'),
  };
}
