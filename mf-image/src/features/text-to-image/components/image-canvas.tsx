import { PictureCanvas } from '@aic/design-system/canvas';
import type { ImageGeneration } from '@aic/sdk';
import { useState } from 'react';
import { pixelsOf } from '../image-view.ts';
import { ImagePicture } from './image-picture.tsx';

/** An image that can be looked at closely: its file is there as soon as its panel is too small for it. */
export function ImageCanvas({ item }: { item: ImageGeneration }) {
  const [isZoomed, setZoomed] = useState(false);
  return (
    <PictureCanvas {...pixelsOf(item)} onZoomedChange={setZoomed}>
      <ImagePicture item={item} show="panel" isEnlarged={isZoomed} />
    </PictureCanvas>
  );
}
