import { ItemActions, JobTile } from '@aic/design-system/studio';
import { useShell, type ImageGeneration } from '@aic/sdk';
import { promptColours } from '@aic/sdk/cover';
import { itemTitle } from '@aic/sdk/facts';
import { dragItem, type StudioList } from '@aic/studio';
import { aspectRatioOf, tileState } from '../image-view.ts';
import { useImageButtons } from '../use-image-buttons.tsx';
import { ImageCanvas } from './image-canvas.tsx';
import { ImagePicture } from './image-picture.tsx';

export interface ImageTileProps {
  item: ImageGeneration;
  list: StudioList<'image'>;
  /** The large one of the page. @default false */
  isLarge?: boolean;
  /** @default what it is called */
  title?: string;
  /** A press on it. The large one is a canvas and has it below. */
  onOpen: (() => void) | undefined;
  /** In the strip: whether it is the result. */
  isShown?: boolean;
}

/** One image from queue to picture, with what can be done to it now. */
export function ImageTile(props: ImageTileProps) {
  const { item, list, isLarge = false, title = itemTitle(item), isShown, onOpen } = props;
  const { api } = useShell();
  const { cancelOf, saveButton, copyButton, rerunButton, dismissButton } = useImageButtons(list);
  // The canvas is another one for another picture: that begins whole.
  const picture = isLarge ? <ImageCanvas key={item.id} item={item} /> : <ImagePicture item={item} />;

  return (
    <JobTile
      {...dragItem(item)}
      title={title}
      aspectRatio={aspectRatioOf(item)}
      colours={promptColours(item.prompt)}
      state={tileState(item, picture, api.nowMs())}
      actions={
        <ItemActions
          about={title}
          cancel={cancelOf(item)}
          actions={[saveButton(item), copyButton(item), rerunButton(item), dismissButton(item)]}
        />
      }
      onOpen={onOpen}
      // The panel has what belongs to it below.
      isBare={isLarge}
      isShown={isShown}
    />
  );
}
