import { ImageIcon, MusicIcon, TextIcon, token, VideoIcon } from '@aic/design-system';
import { PromptShimmer } from '@aic/design-system/studio';
import { type Generation, KINDS, resultOf, shownAs } from '@aic/sdk';
import { promptColours, trackCoverUrl } from '@aic/sdk/cover';
import { styled } from 'styled-components';

const ICONS = { picture: ImageIcon, film: VideoIcon, sound: MusicIcon, words: TextIcon } as const;

/** How an item looks, small; until it has a look, its kind in the colours of its words. */
export function QueueThumb({ item }: { item: Generation }) {
  const { medium, name } = KINDS[item.kind];
  const Icon = ICONS[medium];
  const picture = item.status === 'completed' ? pictureOf(item) : null;
  return (
    <Root>
      {picture === null ? (
        <>
          {item.status === 'processing' && <PromptShimmer colours={promptColours(item.prompt)} />}
          <Icon aria-label={name} role="img" />
        </>
      ) : (
        <img src={picture} alt={name} loading="lazy" decoding="async" />
      )}
    </Root>
  );
}

/** Null: it is read and not looked at. */
function pictureOf(generation: Generation): string | null {
  const { medium, item } = shownAs(generation);
  switch (medium) {
    case 'picture':
      return item.thumbnails?.webp ?? resultOf(item);
    case 'film':
      return item.posterUrl;
    case 'sound':
      return trackCoverUrl(item);
    case 'words':
      return null;
    default:
      return medium satisfies never;
  }
}

const Root = styled.span`
  position: relative;
  isolation: isolate;
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.color.hover};
  color: ${token.color.fgMuted};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
