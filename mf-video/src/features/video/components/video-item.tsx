import { Text, token } from '@aic/design-system';
import { StatusBadge } from '@aic/design-system/media';
import { CloseIcon, DownloadIcon, ItemActions, TitleButton } from '@aic/design-system/studio';
import { isCancelled, type VideoGeneration } from '@aic/sdk';
import { dragItem } from '@aic/sdk/hand-off';
import { useDismiss } from '@aic/sdk/library';
import { styled } from 'styled-components';
import { useVideoActions } from '../use-video-actions.ts';
import { describe, isRepeatable, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';

export interface VideoItemProps {
  item: VideoGeneration;
  /** @default what it was asked for */
  title?: string;
  /** It is the result. */
  isShown: boolean;
  onShow(): void;
  onRerun(item: VideoGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** One video of the list: film, where it stands, what can be done with it. */
export function VideoItem(props: VideoItemProps) {
  const { item, title = titleOf(item), isShown, onShow, onRerun, rerunPrice } = props;
  return (
    <Root
      aria-label={title}
      aria-busy={item.status === 'processing'}
      data-shown={isShown || undefined}
      {...dragItem(item)}
    >
      <VideoFrame item={item} isTile />
      <Caption>
        <TitleButton title={title} onOpen={onShow} isShown={isShown} lines={2} size="small" />
        {/* Its frame says so, and what its user wanted is no failure. */}
        {!isCancelled(item) && <StatusBadge status={item.status} />}
      </Caption>
      <Text as="span" size="caption" tone="muted">
        {describe(item)}
      </Text>
      <Actions item={item} title={title} onRerun={onRerun} rerunPrice={rerunPrice} />
    </Root>
  );
}

type ActionsProps = Omit<VideoItemProps, 'onShow' | 'isShown'>;

function Actions({ item, title, onRerun, rerunPrice }: ActionsProps) {
  const { cancelOf, publicationOf, download } = useVideoActions();
  const dismiss = useDismiss()(item);
  return (
    <ActionRow>
      <ItemActions
        about={title ?? titleOf(item)}
        cancel={cancelOf(item)}
        actions={[
          item.status === 'completed' && {
            label: 'Download',
            icon: <DownloadIcon />,
            onPress: () => void download(item),
          },
          publicationOf(item),
          isRepeatable(item) && { rerunCredits: rerunPrice, onPress: () => onRerun(item) },
          dismiss !== null && { label: 'Dismiss', icon: <CloseIcon />, onPress: dismiss },
        ]}
      />
    </ActionRow>
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
