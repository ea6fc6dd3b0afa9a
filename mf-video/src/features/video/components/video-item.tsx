import { Text, token } from '@aic/design-system';
import { StatusBadge } from '@aic/design-system/media';
import { CloseIcon, DownloadIcon, ItemActions, TitleButton } from '@aic/design-system/studio';
import type { VideoGeneration } from '@aic/sdk';
import { dragItem } from '@aic/sdk/hand-off';
import { useDismiss } from '@aic/sdk/library';
import { styled } from 'styled-components';
import { useVideoActions } from '../use-video-actions.ts';
import { describe, isRepeatable, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';

export interface VideoItemProps {
  item: VideoGeneration;
  /** Undefined while the server does not know it. */
  onOpen: (() => void) | undefined;
  onRerun(item: VideoGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** One video of the list: film, where it stands, what can be done with it. */
export function VideoItem({ item, onOpen, onRerun, rerunPrice }: VideoItemProps) {
  return (
    <Root aria-label={titleOf(item)} aria-busy={item.status === 'processing'}>
      <VideoFrame item={item} preload="none" />
      {/* Not the film: there a drag is a move of its own controls. */}
      <Caption {...dragItem(item)}>
        {onOpen === undefined ? (
          <Text as="span" size="small" lines={1} title={titleOf(item)} dir="auto">
            {titleOf(item)}
          </Text>
        ) : (
          <TitleButton title={titleOf(item)} onOpen={onOpen} size="small" />
        )}
        <StatusBadge status={item.status} />
      </Caption>
      <Text as="span" size="caption" tone="muted">
        {describe(item)}
      </Text>
      <Actions item={item} onRerun={onRerun} rerunPrice={rerunPrice} />
    </Root>
  );
}

function Actions({ item, onRerun, rerunPrice }: Omit<VideoItemProps, 'onOpen'>) {
  const { cancelOf, publicationOf, download } = useVideoActions();
  const dismiss = useDismiss()(item);
  return (
    <ActionRow>
      <ItemActions
        about={titleOf(item)}
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
  min-width: 0;
  container-type: inline-size;
`;

/** In a narrow tile the badge has a line of its own, whatever its word: the tile is as high in every state. */
const Caption = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]} ${token.space[8]};

  @container (min-width: 220px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

/** Its height is kept in every state. */
const ActionRow = styled.div`
  display: flex;
  gap: ${token.space[4]};
  min-height: 32px;
`;
