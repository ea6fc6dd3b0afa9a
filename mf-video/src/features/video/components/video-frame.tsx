import { Spinner, Text, token } from '@aic/design-system';
import { FilmPreview, VideoPlayer } from '@aic/design-system/media';
import { AlertCircleIcon, Progress, PromptShimmer } from '@aic/design-system/studio';
import { isCancelled, isWaiting, progressText, refundText, type VideoGeneration } from '@aic/sdk';
import { promptColours } from '@aic/sdk/cover';
import { styled } from 'styled-components';
import { aspectRatioOf, isPicture, titleOf } from '../video-view.ts';

export interface VideoFrameProps {
  item: VideoGeneration;
  /** In a list: it plays without sound while a pointer or the focus is there. @default false */
  isTile?: boolean;
}

/** The film's box, the same size from the first moment: placeholder, player, or what went wrong. */
export function VideoFrame({ item, isTile = false }: VideoFrameProps) {
  const aspectRatio = aspectRatioOf(item);
  if (item.status === 'completed' && item.videoUrl !== null) {
    if (isPicture(item.videoUrl)) {
      return (
        <Figure style={{ aspectRatio }}>
          <img src={item.videoUrl} alt={titleOf(item)} />
          <figcaption>AI Generated Image</figcaption>
        </Figure>
      );
    }
    return isTile ? (
      <Figure style={{ aspectRatio }}>
        <FilmPreview src={item.videoUrl} posterUrl={item.posterUrl} />
      </Figure>
    ) : (
      <VideoPlayer
        title={titleOf(item)}
        src={item.videoUrl}
        poster={item.posterUrl ?? undefined}
        aspectRatio={aspectRatio}
      />
    );
  }
  return (
    <Placeholder style={{ aspectRatio }} data-failed={item.status === 'failed' || undefined}>
      {item.status === 'failed' ? <Failed item={item} /> : <UnderWay item={item} />}
    </Placeholder>
  );
}

function UnderWay({ item }: { item: VideoGeneration }) {
  return (
    <>
      <PromptShimmer colours={promptColours(item.prompt)} />
      <Spinner size={20} />
      <Text as="span" size="small" tone="muted" isTabular>
        {progressText(item, 'Making the video,')}
      </Text>
      {!isWaiting(item) && (
        <Bar>
          <Progress label="Making the video" value={item.progress} />
        </Bar>
      )}
    </>
  );
}

function Failed({ item }: { item: VideoGeneration }) {
  const refund = refundText(item);
  return (
    <>
      <AlertCircleIcon size={20} aria-hidden />
      {isCancelled(item) ? (
        <Text as="span" size="small" tone="danger">
          Cancelled
        </Text>
      ) : (
        <Failure error={item.error} />
      )}
      {refund !== null && (
        <Text as="span" size="caption" tone="muted" isTabular>
          {refund}
        </Text>
      )}
    </>
  );
}

/** What to do next, and the reason. */
function Failure({ error }: { error: string | null }) {
  return (
    <>
      <Text as="span" size="small" tone="danger">
        Generation failed
      </Text>
      <Text as="span" size="small">
        Please try again
      </Text>
      {error !== null && (
        <Text as="span" size="caption" tone="muted" lines={2}>
          {error}
        </Text>
      )}
    </>
  );
}

const Placeholder = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  width: 100%;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  padding: ${token.space[12]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.bg};
  color: ${token.color.fgMuted};
  text-align: center;
`;

const Bar = styled.div`
  width: min(60%, 240px);
`;

const Figure = styled.figure`
  position: relative;
  margin: 0;
  overflow: hidden;
  border-radius: ${token.radius.card};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  figcaption {
    position: absolute;
    inset-block-end: ${token.space[8]};
    inset-inline-start: ${token.space[8]};
    padding: ${token.space[2]} ${token.space[8]};
    border-radius: ${token.radius.chip};
    background: ${token.color.overlay};
    color: ${token.color.fg};
    font: ${token.type.caption};
  }
`;
