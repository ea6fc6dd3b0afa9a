import { CloseIcon, CopyIcon, DownloadIcon, ItemActions, JobTile } from '@aic/design-system/studio';
import { useShell, type ImageGeneration } from '@aic/sdk';
import { dragItem } from '@aic/sdk/hand-off';
import { useDismiss } from '@aic/sdk/library';
import { aspectRatioOf, tileState } from '../image-view.ts';
import { useImageActions } from '../use-image-actions.ts';
import { ImageCanvas } from './image-canvas.tsx';
import { ImagePicture } from './image-picture.tsx';

export interface ImageTileProps {
  item: ImageGeneration;
  /** The large one of the page. @default false */
  isLarge?: boolean;
  /** @default the prompt */
  title?: string;
  /** A press on it. The large one is a canvas and has it below. */
  onOpen: (() => void) | undefined;
  /** In the strip: whether it is the result. */
  isShown?: boolean;
  onRerun(item: ImageGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** One image from queue to picture, with what can be done to it now. */
export function ImageTile(props: ImageTileProps) {
  const { item, isLarge = false, title = item.prompt, isShown, onOpen, onRerun, rerunPrice } = props;
  const { api } = useShell();
  // The canvas is another one for another picture: that begins whole.
  const picture = isLarge ? <ImageCanvas key={item.id} item={item} /> : <ImagePicture item={item} />;

  return (
    <JobTile
      {...dragItem(item)}
      title={title}
      aspectRatio={aspectRatioOf(item)}
      state={tileState(item, picture, api.nowMs())}
      actions={
        <TileActions item={item} title={title} isLarge={isLarge} onRerun={onRerun} rerunPrice={rerunPrice} />
      }
      onOpen={onOpen}
      isShown={isShown}
    />
  );
}

type TileActionsProps = Omit<ImageTileProps, 'onOpen' | 'isShown'>;

function TileActions({ item, title, isLarge, onRerun, rerunPrice }: TileActionsProps) {
  const { cancelOf, download, copyPrompt } = useImageActions();
  const dismiss = useDismiss()(item);
  return (
    <ItemActions
      about={title ?? item.prompt}
      cancel={cancelOf(item)}
      actions={[
        // The large one has it below.
        !isLarge &&
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
