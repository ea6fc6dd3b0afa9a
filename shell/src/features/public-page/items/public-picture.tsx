import { Stack, Text, token } from '@aic/design-system';
import { VideoPlayer } from '@aic/design-system/media';
import { KINDS, type PublicItem } from '@aic/sdk';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ItemLinks } from './item-links.tsx';

interface PublicPictureProps {
  item: PublicItem;
  handle: string;
  onOpen(): void;
}

/** An image, an edited photo or a video with what it was asked for. */
export function PublicPicture({ item, handle, onOpen }: PublicPictureProps) {
  return (
    <Stack as="article" gap={8} aria-label={item.prompt}>
      {KINDS[item.kind].medium === 'film' ? <Film item={item} /> : <Picture item={item} onOpen={onOpen} />}
      <Caption>
        <Text as="span" size="small" lines={2} dir="auto" title={item.prompt}>
          {item.prompt}
        </Text>
        <ItemLinks handle={handle} item={item} />
      </Caption>
    </Stack>
  );
}

function Film({ item: { videoUrl, imageUrl, aspectRatio, prompt } }: { item: PublicItem }) {
  return videoUrl === null ? null : (
    <VideoPlayer
      title={prompt}
      src={videoUrl}
      {...(imageUrl !== null && { poster: imageUrl })}
      aspectRatio={aspectRatio ?? 16 / 9}
    />
  );
}

/** The preview; a press opens the large view, and one for another tab the picture itself. */
function Picture({ item, onOpen }: Pick<PublicPictureProps, 'item' | 'onOpen'>) {
  const { imageUrl, thumbnails, aspectRatio, prompt } = item;
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return imageUrl === null ? null : (
    <OpenPicture
      href={imageUrl}
      target="_blank"
      rel="noopener"
      style={{ aspectRatio: aspectRatio ?? 1 }}
      onClick={handleClick}
    >
      <picture>
        {thumbnails !== null && <source type="image/avif" srcSet={thumbnails.avif} />}
        <img src={thumbnails?.webp ?? imageUrl} alt={prompt} loading="lazy" decoding="async" />
      </picture>
    </OpenPicture>
  );
}

/** Apart from the next row, whose picture it is not about. */
const Caption = styled.div`
  padding-block-end: ${token.space[12]};
`;

const OpenPicture = styled.a`
  display: block;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.hover};
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
