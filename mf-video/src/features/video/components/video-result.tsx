import { Button, Card, EmptyState, Heading, Stack, Text, VideoIcon, token } from '@aic/design-system';
import {
  actionName,
  CancelButton,
  DownloadIcon,
  Fitted,
  RerunButton,
  Skeleton,
} from '@aic/design-system/studio';
import { isOptimistic, type useGenerations, type VideoGeneration } from '@aic/sdk';
import { styled } from 'styled-components';
import { useVideoActions } from '../use-video-actions.ts';
import { aspectRatioOf, describe, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';

export interface VideoResultProps {
  videos: ReturnType<typeof useGenerations<'video'>>;
  onRerun(item: VideoGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice(item: VideoGeneration): number;
}

/** The newest video, large, with its prompt and what can be done with it. */
export function VideoResult({ videos, onRerun, rerunPrice }: VideoResultProps) {
  const newest = videos.data?.[0];

  return (
    <Card as="section" aria-label="Result" padding={16}>
      <Stack gap={12}>
        <Heading level={2} size="ui">
          Result
        </Heading>
        {videos.isPending && <Skeleton aspectRatio={16 / 9} radius="card" />}
        {!videos.isPending && newest === undefined && (
          <EmptyState
            hue="video"
            icon={<VideoIcon />}
            title="Your video appears here"
            description="Describe it on this page and press Generate. You can go on with something else meanwhile."
          />
        )}
        {newest !== undefined && (
          <Fitted aspectRatio={aspectRatioOf(newest)}>
            <VideoFrame item={newest} preload="metadata" />
          </Fitted>
        )}
        {newest !== undefined && <Footer item={newest} onRerun={onRerun} rerunPrice={rerunPrice} />}
      </Stack>
    </Card>
  );
}

/** The same height in every state, so that nothing below moves when the video is done. */
function Footer({ item, onRerun, rerunPrice }: Omit<VideoResultProps, 'videos'> & { item: VideoGeneration }) {
  const actions = useVideoActions();
  return (
    <>
      <Stack gap={4}>
        <Text as="span" lines={2} title={titleOf(item)} dir="auto">
          {titleOf(item)}
        </Text>
        <Text as="span" size="small" tone="muted">
          {describe(item)}
        </Text>
      </Stack>
      <Buttons>
        {item.status === 'processing' ? (
          <CancelButton
            isInWords
            isEarly={isOptimistic(item)}
            isPending={actions.isCancelling(item)}
            onCancel={() => actions.cancel(item)}
            about={titleOf(item)}
          />
        ) : (
          // A picture that was uploaded is not kept: what began with it is not made again.
          item.sourceImageUrl === null && (
            <RerunButton credits={rerunPrice(item)} onRerun={() => onRerun(item)} about={titleOf(item)} />
          )
        )}
        <Button
          aria-label={actionName('Download', titleOf(item))}
          iconStart={<DownloadIcon />}
          onClick={() => void actions.download(item)}
          disabledReason={item.status === 'completed' ? undefined : 'There is no video yet'}
        >
          Download
        </Button>
      </Buttons>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[8]};
  min-height: 44px;
`;
