import { ImageIcon } from '@aic/design-system';
import { DownloadIcon, Fitted, ResultFooter, ResultPanel } from '@aic/design-system/studio';
import { engineNote, type ImageGeneration, type useGenerations } from '@aic/sdk';
import { useOpenItem } from '@aic/sdk/library';
import { leftOutNote } from '@aic/sdk/reading';
import { aspectRatioOf } from '../image-view.ts';
import { useImageActions } from '../use-image-actions.ts';
import { ImageTile } from './image-tile.tsx';

export interface ImageResultProps {
  images: ReturnType<typeof useGenerations<'image'>>;
  onRerun(item: ImageGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** The newest image, large, with its download. */
export function ImageResult({ images, onRerun, rerunPrice }: ImageResultProps) {
  const openOf = useOpenItem(images.data);
  return (
    <ResultPanel
      query={images}
      skeletonRatio={1}
      empty={{
        hue: 'image',
        icon: <ImageIcon />,
        title: 'Your image appears here',
        description: 'Describe it on this page and press Generate. It takes a few seconds.',
      }}
      renderFooter={(newest) => <Footer item={newest} />}
    >
      {(newest) => (
        <Fitted aspectRatio={aspectRatioOf(newest)}>
          <ImageTile
            item={newest}
            isLarge
            onRerun={onRerun}
            rerunPrice={rerunPrice}
            onOpen={openOf(newest)}
          />
        </Fitted>
      )}
    </ResultPanel>
  );
}

function Footer({ item }: { item: ImageGeneration }) {
  const { download } = useImageActions();
  return (
    <ResultFooter
      note={[item.size.replace('x', ' × '), item.quality, item.style, engineNote(item), leftOutNote(item)]
        .filter(Boolean)
        .join(' · ')}
      isOneRow
      about={item.prompt}
      // The tile itself has Cancel.
      cancel={null}
      actions={[
        {
          label: 'Download',
          icon: <DownloadIcon />,
          onPress: () => void download(item),
          disabledReason: item.status === 'completed' ? undefined : 'There is no picture yet',
        },
      ]}
    />
  );
}
