import { Stack, Text, VideoIcon } from '@aic/design-system';
import { DownloadIcon, Fitted, ResultFooter, ResultPanel } from '@aic/design-system/studio';
import type { useGenerations, VideoGeneration } from '@aic/sdk';
import { leftOutNote } from '@aic/sdk/reading';
import { useVideoActions } from '../use-video-actions.ts';
import { aspectRatioOf, describe, isRepeatable, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';

export interface VideoResultProps {
  videos: ReturnType<typeof useGenerations<'video'>>;
  onRerun(item: VideoGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice(item: VideoGeneration): number;
}

/** The newest video, large, with its prompt and what can be done with it. */
export function VideoResult({ videos, onRerun, rerunPrice }: VideoResultProps) {
  return (
    <ResultPanel
      query={videos}
      skeletonRatio={16 / 9}
      empty={{
        hue: 'video',
        icon: <VideoIcon />,
        title: 'Your video appears here',
        description:
          'Describe it on this page and press Generate. You can go on with something else meanwhile.',
      }}
      renderFooter={(newest) => <Footer item={newest} onRerun={onRerun} rerunPrice={rerunPrice} />}
    >
      {(newest) => (
        <Fitted aspectRatio={aspectRatioOf(newest)}>
          <VideoFrame item={newest} preload="metadata" />
        </Fitted>
      )}
    </ResultPanel>
  );
}

function Footer({ item, onRerun, rerunPrice }: Omit<VideoResultProps, 'videos'> & { item: VideoGeneration }) {
  const { cancelOf, download } = useVideoActions();
  return (
    <>
      <Stack gap={4}>
        <Text as="span" lines={2} title={titleOf(item)} dir="auto">
          {titleOf(item)}
        </Text>
        <Text as="span" size="small" tone="muted">
          {[describe(item), leftOutNote(item)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <ResultFooter
        about={titleOf(item)}
        cancel={cancelOf(item)}
        actions={[
          isRepeatable(item) && { rerunCredits: rerunPrice(item), onPress: () => onRerun(item) },
          {
            label: 'Download',
            icon: <DownloadIcon />,
            onPress: () => void download(item),
            disabledReason: item.status === 'completed' ? undefined : 'There is no video yet',
            isKept: true,
          },
        ]}
      />
    </>
  );
}
