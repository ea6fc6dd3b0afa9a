import { token } from '@aic/design-system';
import { CopyIcon, DownloadIcon, ItemActions, JobTile } from '@aic/design-system/studio';
import { useShell, type ImageGeneration } from '@aic/sdk';
import { styled } from 'styled-components';
import { aspectRatioOf, tileState } from '../image-view.ts';
import { useImageActions } from '../use-image-actions.ts';
import { preloadLightbox } from './image-lightbox.tsx';
import { ImagePicture } from './image-picture.tsx';

export interface ImageTileProps {
  item: ImageGeneration;
  /** The large one of the page. @default false */
  isLarge?: boolean;
  onOpen(id: string): void;
  onRerun(item: ImageGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** One image from queue to picture, with what can be done to it now. */
export function ImageTile({ item, isLarge = false, onOpen, onRerun, rerunPrice }: ImageTileProps) {
  const { api } = useShell();
  const picture = (
    <OpenButton
      type="button"
      aria-label={`Open ${item.prompt}`}
      onPointerEnter={preloadLightbox}
      onFocus={preloadLightbox}
      onClick={() => onOpen(item.id)}
    >
      <ImagePicture item={item} show={isLarge ? 'panel' : 'preview'} />
    </OpenButton>
  );

  return (
    <JobTile
      title={item.prompt}
      aspectRatio={aspectRatioOf(item)}
      state={tileState(item, picture, api.nowMs())}
      actions={<TileActions item={item} onRerun={onRerun} rerunPrice={rerunPrice} />}
    />
  );
}

function TileActions({ item, onRerun, rerunPrice }: Omit<ImageTileProps, 'onOpen'>) {
  const { cancelOf, download, copyPrompt } = useImageActions();
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
      ]}
    />
  );
}

const OpenButton = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;
