import { Stack, Text, token } from '@aic/design-system';
import { VideoPlayer } from '@aic/design-system/media';
import { dateText, previewNote, type PublicItem } from '@aic/sdk';
import { styled } from 'styled-components';
import { PublicText } from './public-text.tsx';
import { PublicTrack } from './public-track.tsx';

interface PublicItemViewProps {
  item: PublicItem;
  /** Where the player's title leads back to. */
  page: string;
}

/** One published item with what it was asked for. */
export function PublicItemView({ item, page }: PublicItemViewProps) {
  const note = previewNote([item]);
  // A track is an article with its prompt already.
  const frame = item.kind === 'music' ? {} : { as: 'article' as const, 'aria-label': item.prompt };
  return (
    <Stack gap={8} {...frame}>
      <Result item={item} page={page} />
      {item.kind !== 'music' && (
        <Text size="small" lines={3} dir="auto" title={item.prompt}>
          {item.prompt}
        </Text>
      )}
      <Text as="span" size="caption" tone="muted">
        {[dateText(item.publishedAt), note].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

function Result({ item, page }: PublicItemViewProps) {
  switch (item.kind) {
    case 'image':
    case 'edit':
      return <Picture item={item} />;
    case 'video':
      return item.videoUrl === null ? null : (
        <VideoPlayer
          title={item.prompt}
          src={item.videoUrl}
          {...(item.imageUrl !== null && { poster: item.imageUrl })}
          aspectRatio={item.aspectRatio ?? 16 / 9}
          preload={item.imageUrl === null ? 'metadata' : 'none'}
        />
      );
    case 'music':
      return item.audioUrl === null ? null : <PublicTrack item={item} url={item.audioUrl} page={page} />;
    case 'text':
      return <PublicText text={item.response ?? ''} about={item.prompt} />;
    default:
      return item.kind satisfies never;
  }
}

/** The preview; a press opens the picture itself. */
function Picture({ item: { imageUrl, thumbnails, aspectRatio, prompt } }: { item: PublicItem }) {
  if (imageUrl === null) return null;
  return (
    <OpenPicture href={imageUrl} target="_blank" rel="noopener" style={{ aspectRatio: aspectRatio ?? 1 }}>
      <picture>
        {thumbnails !== null && <source type="image/avif" srcSet={thumbnails.avif} />}
        <img src={thumbnails?.webp ?? imageUrl} alt={prompt} loading="lazy" decoding="async" />
      </picture>
    </OpenPicture>
  );
}

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
