import { media, Spinner, Stack, Text, token } from '@aic/design-system';
import { PictureCanvas } from '@aic/design-system/canvas';
import { VideoPlayer } from '@aic/design-system/media';
import { Fitted, JobFailure, Progress } from '@aic/design-system/studio';
import {
  type Generation,
  imagePixels,
  isCancelled,
  isWaiting,
  KINDS,
  progressText,
  refundText,
  useWrittenText,
} from '@aic/sdk';
import { styled } from 'styled-components';
import { TrackControl } from '../player/track-control.tsx';
import { EditMedia } from './edit-media.tsx';
import { pageOf, titleOf } from './recipe/item-words.ts';
import { WrittenText } from './written-text.tsx';

/** The result, as large as there is room; while there is none, how far it is, or why there will be none. */
export function ItemMedia({ item }: { item: Generation }) {
  const isWriting = item.kind === 'text' && item.status === 'processing';
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

function Result({ item }: { item: Generation }) {
  const title = titleOf(item);
  switch (item.kind) {
    case 'image':
      return (
        <PictureCanvas {...imagePixels(item)} sizing="place">
          <img src={item.imageUrl ?? ''} alt={title} decoding="async" />
        </PictureCanvas>
      );
    case 'edit':
      return <EditMedia item={item} title={title} />;
    case 'video':
      return (
        <Fitted aspectRatio={ratioOf(item.aspectRatio)}>
          <VideoPlayer
            title={title}
            src={item.videoUrl ?? ''}
            poster={item.posterUrl ?? undefined}
            aspectRatio={ratioOf(item.aspectRatio)}
          />
        </Fitted>
      );
    case 'music': {
      const { id, duration: durationSeconds, audioUrl, kind, peaks } = item;
      return (
        <Track>
          <TrackControl
            track={{ id, title, url: audioUrl ?? '', durationSeconds, page: `${pageOf(kind)}?result=${id}` }}
            peaks={peaks}
          />
        </Track>
      );
    }
    case 'text':
      return <WrittenText>{item.response ?? ''}</WrittenText>;
    default:
      return item satisfies never;
  }
}

function ratioOf(sides: string): number {
  const [width = 1, height = 1] = sides.split(':').map(Number);
  return width / height;
}

/** On phones the arrows of the view lie over its edges, where the track has its button and its time. */
const Track = styled.div`
  width: calc(100% - 2 * ${token.space[48]});

  ${media.medium} {
    width: min(100%, 640px);
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
