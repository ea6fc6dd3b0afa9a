import { CloseIcon, DownloadIcon, type ItemAction, type ItemActionsProps } from '@aic/design-system/studio';
import { useItemActions, type MusicGeneration } from '@aic/sdk';
import { useDismiss } from '@aic/sdk/library';

interface Rerun {
  onRerun(item: MusicGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** What can be done with one track. */
export function useMusicActions({ onRerun, rerunPrice }: Rerun): (item: MusicGeneration) => ItemActionsProps {
  const { download, cancelOf, publicationOf } = useItemActions();
  const dismissOf = useDismiss();
  const dismissal = (item: MusicGeneration): ItemAction | false => {
    const dismiss = dismissOf(item);
    return dismiss !== null && { label: 'Dismiss', icon: <CloseIcon />, onPress: dismiss };
  };
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
      dismissal(item),
    ],
  });
}
