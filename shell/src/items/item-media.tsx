import { media, Spinner, Stack, Text, token } from '@aic/design-system';
import { LargeTrack, TrackCover, VideoPlayer } from '@aic/design-system/media';
import { Fitted, JobFailure, Progress } from '@aic/design-system/studio';
import {
  aspectRatioOf,
  type Generation,
  isCancelled,
  isWaiting,
  KINDS,
  progressText,
  refundText,
  shownAs,
  useWrittenText,
} from '@aic/sdk';
import { trackCoverUrl } from '@aic/sdk/cover';
import { styled } from 'styled-components';
import { TrackControl } from '../player/track-control.tsx';
import { PictureMedia } from './picture-media.tsx';
import { titleOf } from './recipe/item-words.ts';
import { WrittenText } from './written-text.tsx';

/** The result, as large as there is room; while there is none, how far it is, or why there will be none. */
export function ItemMedia({ item }: { item: Generation }) {
  const isWriting = KINDS[item.kind].medium === 'words' && item.status === 'processing';
  const written = useWrittenText(isWriting ? item.id : null);
  switch (item.status) {
    case 'processing':
      return written === null ? <UnderWay item={item} /> : <Words dir="auto">{written}</Words>;
    case 'failed':
      return <Failed item={item} />;
    case 'completed':
      return <Result item={item} />;
    default:
      return item.status satisfies never;
  }
}

function UnderWay({ item }: { item: Generation }) {
  return (
    <Notice role="status">
      <Spinner size={20} />
      <Text as="span" tone="muted" isTabular>
        {progressText(item, 'Creating')}
      </Text>
      {!isWaiting(item) && <Progress label="Creating" value={item.progress} />}
    </Notice>
  );
}

function Failed({ item }: { item: Generation }) {
  const refund = refundText(item);
  return (
    <Notice>
      {isCancelled(item) ? (
        <>
          <Text as="span">Cancelled</Text>
          {refund !== null && (
            <Text as="span" size="caption" tone="muted" isTabular>
              {refund}
            </Text>
          )}
        </>
      ) : (
        <JobFailure reason={item.error ?? `${KINDS[item.kind].name} failed`} refund={refund} />
      )}
    </Notice>
  );
}

function Result({ item: generation }: { item: Generation }) {
  const title = titleOf(generation);
  const { medium, item } = shownAs(generation);
  switch (medium) {
    case 'picture':
      return <PictureMedia item={item} title={title} />;
    case 'film': {
      const aspectRatio = aspectRatioOf(item);
      return (
        <Fitted aspectRatio={aspectRatio}>
          <VideoPlayer
            title={title}
            src={item.videoUrl ?? ''}
            poster={item.posterUrl ?? undefined}
            aspectRatio={aspectRatio}
          />
        </Fitted>
      );
    }
    case 'sound': {
      const { id, duration: durationSeconds, audioUrl, kind, peaks } = item;
      const page = `${KINDS[kind].page}?result=${id}`;
      return (
        <Track>
          <LargeTrack data-untitled>
            <TrackControl
              track={{ id, title, url: audioUrl ?? '', durationSeconds, page }}
              cover={<TrackCover src={trackCoverUrl(item)} />}
              peaks={peaks}
            />
          </LargeTrack>
        </Track>
      );
    }
    case 'words':
      return <WrittenText>{item.response ?? ''}</WrittenText>;
    default:
      return medium satisfies never;
  }
}

/** On phones the arrows of the view lie over its edges, where the track has its button and its time. */
const Track = styled.div`
  width: calc(100% - 2 * ${token.space[48]});

  ${media.medium} {
    width: min(100%, 840px);
  }
`;

const Words = styled(Text)`
  width: min(100%, 68ch);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Notice = styled(Stack)`
  align-items: center;
  width: min(100%, 320px);
  text-align: center;
`;
