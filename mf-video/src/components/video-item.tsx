import { IconButton, Text, token } from '@aic/design-system';
import { StatusBadge } from '@aic/design-system/media';
import { CancelButton, DownloadIcon, RerunButton } from '@aic/design-system/studio';
import { isOptimistic, type VideoGeneration } from '@aic/sdk';
import { styled } from 'styled-components';
import { useVideoActions } from '../use-video-actions.ts';
import { describe, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';

export interface VideoItemProps {
  item: VideoGeneration;
  onRerun(item: VideoGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** One video of the list: film, where it stands, what can be done with it. */
export function VideoItem({ item, onRerun, rerunPrice }: VideoItemProps) {
  return (
    <Root aria-label={titleOf(item)} aria-busy={item.status === 'processing'}>
      <VideoFrame item={item} preload="none" />
      <Caption>
        <Words>
          <Text as="span" size="small" lines={1} title={titleOf(item)} dir="auto">
            {titleOf(item)}
          </Text>
          <Text as="span" size="caption" tone="muted" lines={1}>
            {describe(item)}
          </Text>
        </Words>
        <StatusBadge status={item.status} />
      </Caption>
      <Actions>
        <ItemActions item={item} onRerun={onRerun} rerunPrice={rerunPrice} />
      </Actions>
    </Root>
  );
}

function ItemActions({ item, onRerun, rerunPrice }: VideoItemProps) {
  const actions = useVideoActions();
  if (item.status === 'processing') {
    return (
      <CancelButton
        isEarly={isOptimistic(item)}
        isPending={actions.isCancelling(item)}
        onCancel={() => actions.cancel(item)}
        about={titleOf(item)}
      />
    );
  }
  return (
    <>
      {item.status === 'completed' && (
        <IconButton
          label="Download"
          about={titleOf(item)}
          size="dense"
          onClick={() => void actions.download(item)}
        >
          <DownloadIcon />
        </IconButton>
      )}
      {item.sourceImageUrl === null && (
        <RerunButton credits={rerunPrice} onRerun={() => onRerun(item)} about={titleOf(item)} />
      )}
    </>
  );
}

const Root = styled.article`
  display: grid;
  gap: ${token.space[8]};
  min-width: 0;
`;

const Caption = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[8]};
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
`;

/** Its height is kept in every state. */
const Actions = styled.div`
  display: flex;
  gap: ${token.space[4]};
  min-height: 32px;
`;
