import { IconButton, MusicIcon, Text, token } from '@aic/design-system';
import { CloseIcon } from '@aic/design-system/studio';
import { styled } from 'styled-components';
import type { FilmTrack } from '../use-video-draft.ts';

export interface TrackFieldProps {
  track: FilmTrack;
  onRemove(): void;
}

/** The track that plays to the film, from its beginning and for as long as the film lasts. */
export function TrackField({ track: { title, durationSeconds }, onRemove }: TrackFieldProps) {
  return (
    <Root role="group" aria-label="Sound">
      <MusicIcon />
      <Words>
        <Text as="span" size="small" lines={1} title={title} dir="auto">
          {title}
        </Text>
        <Text as="span" size="caption" tone="muted" isTabular>
          Sound of the video · {Math.round(durationSeconds)} s
        </Text>
      </Words>
      <IconButton label="Remove the track" onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[8]} ${token.space[12]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
`;

const Words = styled.div`
  display: grid;
`;
