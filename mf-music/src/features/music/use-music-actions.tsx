import { DownloadIcon, type ItemActionsProps } from '@aic/design-system/studio';
import { useItemActions, type MusicGeneration } from '@aic/sdk';

interface Rerun {
  onRerun(item: MusicGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** What can be done with one track. */
export function useMusicActions({ onRerun, rerunPrice }: Rerun): (item: MusicGeneration) => ItemActionsProps {
  const { download, cancelOf, publicationOf } = useItemActions();
  return (item) => ({
    about: item.prompt,
    cancel: cancelOf(item),
    actions: [
      { rerunCredits: rerunPrice, onPress: () => onRerun(item) },
      {
        label: 'Download',
        icon: <DownloadIcon />,
        onPress: () =>
          void download({
            url: item.audioUrl,
            prompt: item.prompt,
            prefix: 'ai-music-',
            extension: 'mp3',
            noun: 'music',
          }),
        disabledReason: item.status === 'completed' ? undefined : 'There is no track',
      },
      publicationOf(item),
    ],
  });
}
