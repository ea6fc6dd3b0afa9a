import type { ImageGeneration } from '@aic/sdk';
import { styled } from 'styled-components';

export interface ImagePictureProps {
  item: ImageGeneration;
  /** The stored file itself; otherwise its preview of at most 512 px. */
  isFullSize: boolean;
}

/** The prompt is the alternative text: the user knows the picture by it. */
export function ImagePicture({ item, isFullSize }: ImagePictureProps) {
  if (isFullSize && item.imageUrl !== null) {
    return <Picture src={item.imageUrl} alt={item.prompt} decoding="async" />;
  }
  if (item.thumbnails === null) {
    return null;
  }
  return (
    <picture>
      <source type="image/avif" srcSet={item.thumbnails.avif} />
      <Picture src={item.thumbnails.webp} alt={item.prompt} loading="lazy" decoding="async" />
    </picture>
  );
}

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
