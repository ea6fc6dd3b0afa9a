import type { ImageGeneration } from '@aic/sdk';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

/** The longer side of a preview. */
const PREVIEW_SIDE_PX = 512;

export interface ImagePictureProps {
  item: ImageGeneration;
  /**
   * 'preview': a file of some 20 kB. 'file': the stored one, a hundred times as much. 'panel': the preview, and over it
   * the large preview where the screen has more pixels than the small one.
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
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The server does not know the screen: the first picture is the preview, there and in the browser.
  const needsLarge = useSyncExternalStore(
    onResize,
    () => isLargerThanPreview(place),
    () => false,
  );
  if (show === 'file' || (thumbnails === null && show === 'panel')) {
    return imageUrl === null ? null : <Picture src={imageUrl} alt={label} decoding="async" />;
  }
  if (thumbnails === null) {
    return null;
  }
  return (
    <Layers ref={setPlace}>
      <picture>
        <source type="image/avif" srcSet={thumbnails.avif} />
        <Picture
          src={thumbnails.webp}
          alt={label}
          loading={show === 'preview' ? 'lazy' : 'eager'}
          decoding="async"
        />
      </picture>
      {show === 'panel' && imageUrl !== null && (needsLarge || isEnlarged) && (
        <LargePicture key={imageUrl} url={isEnlarged ? imageUrl : (thumbnails.large ?? imageUrl)} />
      )}
    </Layers>
  );
}

/** In pixels of the screen: a preview is never stretched. */
function isLargerThanPreview(place: HTMLElement | null): boolean {
  const { width, height } = place?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return Math.max(width, height) * devicePixelRatio > PREVIEW_SIDE_PX;
}

function onResize(notify: () => void): () => void {
  addEventListener('resize', notify);
  return () => removeEventListener('resize', notify);
}

/** Over the preview, which stays named: it is the same picture. */
function LargePicture({ url }: { url: string }) {
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
