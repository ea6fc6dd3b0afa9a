import type { DragEvent, ReactNode } from 'react';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { PlayButton } from '../seek/play-button.tsx';
import { SeekLine } from '../seek/seek.styles.ts';
import { useSeek } from '../seek/use-seek.ts';
import { Time, Wave } from './audio-track.styles.ts';
import { TrackRow } from './track-row.tsx';
import { Waveform } from './waveform.tsx';

export interface AudioTrackProps extends RootProps<'article'> {
  /** The track's prompt or name: it also names the play button and the seek bar. */
  title: string;
  /** What does not fit is cut off. @default 1 */
  titleLines?: number | undefined;
  /** A press on the title. */
  onOpen?: (() => void) | undefined;
  /** Its picture, a `TrackCover`: the play button lies over it. */
  cover?: ReactNode;
  /** In a list beside the result: whether this item is the one that is shown there. */
  isShown?: boolean | undefined;
  /** Shows pause in place of play. */
  isPlaying: boolean;
  /** The sound is on its way. @default false */
  isLoading?: boolean;
  /** Where it plays now, also while the user drags elsewhere. */
  positionSeconds: number;
  /** NaN or 0 while unknown: then there is nothing to seek in. */
  durationSeconds: number;
  /** 0 to 1 each, 100 to 400 of them; none draws a plain line. */
  peaks: readonly number[];
  /** The button, which plays when it stands and pauses when it runs. */
  onPlayPause: () => void;
  /** Called at each key, and once at the end of a drag. */
  onSeek: (seconds: number) => void;
  /** Genre, date, status: short things under the title. */
  meta?: ReactNode;
  /** Buttons of this track: download, remove. */
  actions?: ReactNode;
}

const stopDrag = (event: DragEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** One recording of a list. Draws and reports only: the parent plays the sound and stops other tracks. */
export function AudioTrack(props: AudioTrackProps) {
  const { title, isPlaying, isLoading = false, positionSeconds, durationSeconds, peaks, ...given } = props;
  const { onPlayPause, onSeek, ...row } = given;
  const seek = useSeek({ label: `Seek in ${title}`, positionSeconds, durationSeconds, onSeek });

  return (
    <TrackRow
      {...row}
      title={title}
      isCurrent={isPlaying}
      lead={
        <PlayButton title={title} isPlaying={isPlaying} isLoading={isLoading} onPlayPause={onPlayPause} />
      }
    >
      {/* A row may be dragged elsewhere; a drag along its wave seeks. */}
      <Wave {...seek.sliderProps} draggable onDragStart={stopDrag}>
        {peaks.length > 0 ? (
          <Waveform peaks={peaks} share={seek.share} />
        ) : (
          <SeekLine style={customProperties({ '--share': `${seek.share * 100}%` })} />
        )}
      </Wave>
      {/* A track that was not begun has its length alone. */}
      <Time>{seek.text.replace(/^0:00 of /, '').replace(' of ', ' / ')}</Time>
    </TrackRow>
  );
}
