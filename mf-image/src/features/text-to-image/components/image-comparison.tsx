import { Text } from '@aic/design-system';
import { PictureCanvas, PicturePanes } from '@aic/design-system/canvas';
import { CompareSlider } from '@aic/design-system/media';
import { CloseIcon, Fitted, ResultFooter, SegmentedControl } from '@aic/design-system/studio';
import type { ImageGeneration } from '@aic/sdk';
import { useState } from 'react';
import { aspectRatioOf, pixelsOf } from '../image-view.ts';
import { ImagePicture } from './image-picture.tsx';

const LAYOUTS = [
  { value: 'beside', label: 'Side by side' },
  { value: 'divider', label: 'Divider' },
] as const;

type Layout = (typeof LAYOUTS)[number]['value'];

export interface ImageComparisonProps {
  item: ImageGeneration;
  other: ImageGeneration;
  onEnd(): void;
}

/** Two images, zoomed and moved in step: beside each other, or on the two sides of a divider. */
export function ImageComparison({ item, other, onEnd }: ImageComparisonProps) {
  const [chosen, setLayout] = useState<Layout>('beside');
  const [share, setShare] = useState(50);
  const ratio = aspectRatioOf(item);
  const isSameShape = ratio === aspectRatioOf(other);
  const layout = isSameShape ? chosen : 'beside';

  return (
    <>
      <Fitted aspectRatio={layout === 'beside' ? ratio + aspectRatioOf(other) : ratio}>
        <PictureCanvas
          // Other boxes are another canvas.
          key={`${layout} ${item.id} ${other.id}`}
          {...pixelsOf(item)}
          label="Comparison"
          sizing={layout === 'beside' ? 'content' : 'picture'}
        >
          {layout === 'beside' ? (
            <PicturePanes panes={[paneOf(item, 'A'), paneOf(other, 'B')]} />
          ) : (
            <CompareSlider
              label="A and B"
              before={{ src: item.imageUrl ?? '', alt: `A: ${item.prompt}` }}
              after={{ src: other.imageUrl ?? '', alt: `B: ${other.prompt}` }}
              beforeLabel="A"
              afterLabel="B"
              aspectRatio={ratio}
              value={share}
              onValueChange={setShare}
            />
          )}
        </PictureCanvas>
      </Fitted>
      <ResultFooter
        note={
          isSameShape && (
            <SegmentedControl
              label="How to compare"
              isLabelHidden
              segments={LAYOUTS}
              value={layout}
              onValueChange={setLayout}
            />
          )
        }
        about={item.prompt}
        cancel={null}
        actions={[{ label: 'End comparison', icon: <CloseIcon />, onPress: onEnd }]}
      />
      <Text size="small" tone="muted">
        To compare with another image, choose it among the latest ones.
      </Text>
    </>
  );
}

const paneOf = (item: ImageGeneration, label: string) => ({
  id: item.id,
  label,
  aspectRatio: aspectRatioOf(item),
  picture: <ImagePicture item={item} show="panel" isEnlarged label={`${label}: ${item.prompt}`} />,
});
