import { Stack, Text, VideoIcon } from '@aic/design-system';
import { ResultGrid } from '@aic/design-system/canvas';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  DownloadIcon,
  ExpandIcon,
  Fitted,
  ResultFooter,
  ResultPanel,
} from '@aic/design-system/studio';
import { tileKey, type useGenerations, type VideoGeneration } from '@aic/sdk';
import { resultsOf, type ShownItem, useNextStep, useOpenItem } from '@aic/sdk/library';
import { leftOutNote } from '@aic/sdk/reading';
import { useVideoActions } from '../use-video-actions.ts';
import { aspectRatioOf, describe, isRepeatable, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';
import { VideoItem } from './video-item.tsx';

export interface VideoResultProps {
  videos: ReturnType<typeof useGenerations<'video'>>;
  shown: ShownItem;
  onRerun(item: VideoGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice(item: VideoGeneration): number;
}

/** The video that is shown, large, with its prompt and what can be done with it. */
export function VideoResult({ videos, shown, onRerun, rerunPrice }: VideoResultProps) {
  const { shownId, pressId, show, showPress, panelRef } = shown;
  const openOf = useOpenItem(videos.data);
  const items = videos.data ?? [];
  const results = resultsOf(items, pressId);
  return (
    <ResultPanel
      query={videos}
      itemId={shownId}
      ref={panelRef}
      skeletonRatio={16 / 9}
      empty={{
        hue: 'video',
        icon: <VideoIcon />,
        title: 'Your video appears here',
        description:
          'Describe it on this page and press Generate. You can go on with something else meanwhile.',
      }}
      renderFooter={(item) =>
        results.length > 0 ? (
          <ResultFooter
            note={`${results.length} results of one press · ${describe(item)}`}
            about={titleOf(item)}
            cancel={null}
            actions={[]}
          />
        ) : (
          <Footer
            item={item}
            pressCount={resultsOf(items, item.batchId ?? null).length}
            onShowPress={showPress}
            onOpen={openOf(item)}
            onRerun={onRerun}
            rerunPrice={rerunPrice}
          />
        )
      }
    >
      {(item) =>
        results.length > 0 ? (
          <ResultGrid
            label="Results of one press"
            aspectRatio={aspectRatioOf(item)}
            items={results.map((result, index) => ({
              id: tileKey(result),
              content: (
                <VideoItem
                  item={result}
                  // All have the same prompt.
                  title={`${index + 1} of ${results.length}`}
                  isShown={false}
                  onShow={() => show(result.id)}
                  onRerun={onRerun}
                  rerunPrice={rerunPrice(result)}
                />
              ),
            }))}
          />
        ) : (
          <Fitted aspectRatio={aspectRatioOf(item)}>
            <VideoFrame item={item} />
          </Fitted>
        )
      }
    </ResultPanel>
  );
}

interface FooterProps extends Omit<VideoResultProps, 'videos' | 'shown'> {
  item: VideoGeneration;
  /** Results of its press; 0 where it was made alone. */
  pressCount: number;
  onShowPress(batchId: string): void;
  onOpen: (() => void) | undefined;
}

function Footer({ item, pressCount, onShowPress, onOpen, onRerun, rerunPrice }: FooterProps) {
  const { cancelOf, download } = useVideoActions();
  const { batchId = null } = item;
  const next = useNextStep(item);
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
          next && { ...next, icon: <ArrowRightIcon /> },
          batchId !== null &&
            pressCount > 0 && {
              id: 'press',
              label: `All ${pressCount} results`,
              icon: <ArrowLeftIcon />,
              onPress: () => onShowPress(batchId),
              isKept: true,
            },
          onOpen !== undefined && { label: 'Open', icon: <ExpandIcon />, onPress: onOpen },
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
