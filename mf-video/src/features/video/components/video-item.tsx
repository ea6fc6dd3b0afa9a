import { Text, token } from '@aic/design-system';
import { StatusBadge } from '@aic/design-system/media';
import { ItemActions, TitleButton } from '@aic/design-system/studio';
import { isCancelled, type VideoGeneration } from '@aic/sdk';
import { dragItem } from '@aic/sdk/hand-off';
import type { StudioList } from '@aic/studio';
import { styled } from 'styled-components';
import { useVideoButtons } from '../use-video-buttons.tsx';
import { describe, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';

export interface VideoItemProps {
  item: VideoGeneration;
  list: StudioList<'video'>;
  /** @default what it was asked for */
  title?: string;
  /** It is the result. @default false */
  isShown?: boolean;
}

/** One video of the list: film, where it stands, what can be done with it. */
export function VideoItem({ item, list, title = titleOf(item), isShown = false }: VideoItemProps) {
  const { cancelOf, saveButton, publicationOf, rerunButton, dismissButton } = useVideoButtons(list);
  return (
    <Root
      aria-label={title}
      aria-busy={item.status === 'processing'}
      data-shown={isShown || undefined}
      {...dragItem(item)}
    >
      <VideoFrame item={item} isTile />
      <Caption>
        <TitleButton
          title={title}
          onOpen={() => list.shown.show(item.id)}
          isShown={isShown}
          lines={2}
          size="small"
        />
        {/* Its frame says so, and what its user wanted is no failure. */}
        {!isCancelled(item) && <StatusBadge status={item.status} />}
      </Caption>
      <Text as="span" size="caption" tone="muted">
        {describe(item)}
      </Text>
      <ActionRow>
        <ItemActions
          about={title}
          cancel={cancelOf(item)}
          actions={[saveButton(item), publicationOf(item), rerunButton(item), dismissButton(item)]}
        />
      </ActionRow>
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  gap: ${token.space[8]};
  position: relative;
  min-width: 0;
  container-type: inline-size;

  &[data-shown] > :first-child {
    outline: 2px solid ${token.color.accentText};
    outline-offset: 1px;
  }
`;

/** In a narrow tile the badge has a line of its own, whatever its word: the tile is as high in every state. */
const Caption = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]} ${token.space[8]};

  /* The film is as good a place to press as the title. */
  > button:first-child::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @container (min-width: 220px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

/** Its height is kept in every state. */
const ActionRow = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  gap: ${token.space[4]};
  min-height: 32px;
`;
