import type { ReactNode } from 'react';
import { CloseIcon, LoopIcon, NextTrackIcon } from '../../icons/icons.ts';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PlayButton } from '../seek/play-button.tsx';
import { SeekLine } from '../seek/seek.styles.ts';
import { useSeek } from '../seek/use-seek.ts';
import { type SoundLevel, VolumeControl } from '../seek/volume-control.tsx';
import {
  Content,
  Cover,
  Line,
  Middle,
  PageRoom,
  Root,
  Seek,
  Sound,
  Time,
  Title,
} from './player-bar.styles.ts';

export interface PlayerBarProps extends RootProps<'section'> {
  /** Of the track, cut off where there is no room. */
  title: string;
  /** Address of its picture. */
  cover?: string | undefined;
  /** The title as a link to where the track is, rendered with the shell's router. @default the title as text */
  link?: ReactNode;
  /** Shows pause in place of play. */
  isPlaying: boolean;
  /** The sound is on its way. @default false */
  isLoading?: boolean;
  /** Where it plays now, also while the user drags elsewhere. */
  positionSeconds: number;
  /** NaN or 0 while unknown: then there is nothing to seek in. */
  durationSeconds: number;
  /** The button, which plays when it stands and pauses when it runs. */
  onPlayPause: () => void;
  /** Called at each key, and once at the end of a drag. */
  onSeek: (seconds: number) => void;
  /** Stops the sound and takes the bar away. */
  onClose: () => void;
  /** Goes on to the track after this one of its list; null at the last one. Without it there is no list. */
  onNext?: (() => void) | null;
  /** With `onLoopChange`: the track begins anew at its end. @default false */
  isLooping?: boolean;
  /** Shows the loop button, and is called at its press. */
  onLoopChange?: (isLooping: boolean) => void;
  /** With `onLevelChange`: how loud it is. On phones that is what their own keys are for. */
  level?: SoundLevel;
  /** Shows the volume, and is called while it is dragged and at mute. */
  onLevelChange?: (level: SoundLevel) => void;
}

/**
 * The sound that goes on while the user moves between tools. Fixed to the bottom, above the phone's bottom bar; the
 * page, the composer and toasts make room while it is there. Renders and reports only, like `AudioTrack`.
 */
export function PlayerBar(props: PlayerBarProps) {
  const { title, cover, link, isPlaying, isLoading = false, positionSeconds, ...given } = props;
  const { durationSeconds, onPlayPause, onSeek, onClose, onNext, ...choices } = given;
  const { isLooping = false, onLoopChange, level, onLevelChange, ...rest } = choices;
  const seek = useSeek({ label: `Seek in ${title}`, positionSeconds, durationSeconds, onSeek });

  return (
    <Root aria-label="Player" {...rest}>
      <PageRoom />
      <Content>
        {cover !== undefined && <Cover src={cover} alt="" draggable={false} />}
        <PlayButton title={title} isPlaying={isPlaying} isLoading={isLoading} onPlayPause={onPlayPause} />
        <Middle>
          <Line>
            <Title title={title} dir="auto">
              {link ?? title}
            </Title>
            <Time>{seek.text.replace(' of ', ' / ')}</Time>
          </Line>
          <Seek {...seek.sliderProps}>
            <SeekLine style={customProperties({ '--share': `${seek.share * 100}%` })} />
          </Seek>
        </Middle>
        {onNext !== undefined && (
          <IconButton label="Next track" disabled={onNext === null} onClick={() => onNext?.()}>
            <NextTrackIcon />
          </IconButton>
        )}
        {onLoopChange && (
          <IconButton label="Loop" aria-pressed={isLooping} onClick={() => onLoopChange(!isLooping)}>
            <LoopIcon />
          </IconButton>
        )}
        {level && onLevelChange && (
          <Sound>
            <VolumeControl level={level} onLevelChange={onLevelChange} />
          </Sound>
        )}
        <IconButton label="Close player" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Content>
    </Root>
  );
}
