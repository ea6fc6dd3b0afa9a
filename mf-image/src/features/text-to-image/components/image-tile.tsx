import { CloseIcon, CopyIcon, DownloadIcon, ItemActions, JobTile } from '@aic/design-system/studio';
import { useShell, type ImageGeneration } from '@aic/sdk';
import { dragItem } from '@aic/sdk/hand-off';
import { useDismiss } from '@aic/sdk/library';
import { aspectRatioOf, tileState } from '../image-view.ts';
import { useImageActions } from '../use-image-actions.ts';
import { ImagePicture } from './image-picture.tsx';

export interface ImageTileProps {
  item: ImageGeneration;
  /** The large one of the page. @default false */
  isLarge?: boolean;
  /** Undefined while the server does not know it. */
  onOpen: (() => void) | undefined;
  onRerun(item: ImageGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** One image from queue to picture, with what can be done to it now. */
export function ImageTile({ item, isLarge = false, onOpen, onRerun, rerunPrice }: ImageTileProps) {
  const { api } = useShell();
  const picture = <ImagePicture item={item} show={isLarge ? 'panel' : 'preview'} />;

  return (
    <JobTile
      {...dragItem(item)}
      title={item.prompt}
      aspectRatio={aspectRatioOf(item)}
      state={tileState(item, picture, api.nowMs())}
      actions={<TileActions item={item} onRerun={onRerun} rerunPrice={rerunPrice} />}
      onOpen={onOpen}
    />
  );
}

function TileActions({ item, onRerun, rerunPrice }: Omit<ImageTileProps, 'onOpen'>) {
  const { cancelOf, download, copyPrompt } = useImageActions();
  const dismiss = useDismiss()(item);
  return (
    <ItemActions
      about={item.prompt}
      cancel={cancelOf(item)}
      actions={[
        item.status === 'completed' && {
          label: 'Download',
          icon: <DownloadIcon />,
          onPress: () => void download(item),
        },
        { label: 'Copy prompt', icon: <CopyIcon />, onPress: () => void copyPrompt(item) },
        { rerunCredits: rerunPrice, onPress: () => onRerun(item) },
        dismiss !== null && { label: 'Dismiss', icon: <CloseIcon />, onPress: dismiss },
      ]}
    />
  );
}
