import { type ImageGeneration, panelPicture } from '@aic/sdk';
import { useState } from 'react';
import { styled } from 'styled-components';

export interface ImagePictureProps {
  item: ImageGeneration;
  /**
   * 'preview': a file of some 20 kB. 'file': the stored one, a hundred times as much. 'panel': the small or the large
   * preview, as the screen has pixels.
   * @default 'preview'
   */
  show?: 'preview' | 'panel' | 'file' | undefined;
  /** It is shown larger than its panel, so that only the file has pixels enough. @default false */
  isEnlarged?: boolean;
  /** The alternative text. @default the prompt */
  label?: string;
}

/** The prompt is the alternative text: the user knows the picture by it. */
export function ImagePicture(props: ImagePictureProps) {
  const { item, show = 'preview', isEnlarged = false, label = item.prompt } = props;
  const { imageUrl, thumbnails } = item;
  if (show === 'file' || (thumbnails === null && show === 'panel')) {
    return imageUrl === null ? null : <Picture src={imageUrl} alt={label} decoding="async" />;
  }
  if (thumbnails === null) {
    return null;
  }
  const sharp = show === 'panel' ? panelPicture(thumbnails) : null;
  // An older release has made no large preview.
  const needsFile = show === 'panel' && (isEnlarged || sharp === null);
  return (
    <Layers>
      <picture>
        <source type="image/avif" {...(sharp ?? { srcSet: thumbnails.avif })} />
        <Picture
          src={thumbnails.webp}
          alt={label}
          loading={show === 'preview' ? 'lazy' : 'eager'}
          decoding="async"
        />
      </picture>
      {needsFile && imageUrl !== null && <File key={imageUrl} url={imageUrl} />}
    </Layers>
  );
}

/** Over the preview, which stays named: it is the same picture. */
function File({ url }: { url: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Picture
      src={url}
      alt=""
      decoding="async"
      fetchPriority="low"
      data-loading={!isLoaded || undefined}
      onLoad={() => setLoaded(true)}
    />
  );
}

const Layers = styled.span`
  display: grid;
  width: 100%;
  height: 100%;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: 0;
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[data-loading] {
    visibility: hidden;
  }
`;
