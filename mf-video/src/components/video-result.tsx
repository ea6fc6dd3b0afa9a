import { Button, Card, EmptyState, Heading, Stack, Text, VideoIcon, token } from '@aic/design-system';
import { actionName, DownloadIcon, Fitted, Skeleton } from '@aic/design-system/studio';
import type { useGenerations } from '@aic/sdk';
import { styled } from 'styled-components';
import { useVideoActions } from '../use-video-actions.ts';
import { aspectRatioOf, describe, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';

/** The newest video, large, with its download. */
export function VideoResult({ videos }: { videos: ReturnType<typeof useGenerations<'video'>> }) {
  const { download } = useVideoActions();
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
        {newest !== undefined && (
          // There from the start, so that nothing below moves when the video is done.
          <Footer>
            <Text as="span" size="small" tone="muted">
              {describe(newest)}
            </Text>
            <Button
              aria-label={actionName('Download', titleOf(newest))}
              iconStart={<DownloadIcon />}
              onClick={() => void download(newest)}
              disabledReason={newest.status === 'completed' ? undefined : 'There is no video yet'}
            >
              Download
            </Button>
          </Footer>
        )}
      </Stack>
    </Card>
  );
}

const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: 44px;
`;
