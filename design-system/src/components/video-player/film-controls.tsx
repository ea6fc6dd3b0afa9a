import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { FullScreenEndIcon, FullScreenIcon } from '../../icons/icons.ts';
import { customProperties } from '../../styling/custom-properties.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PlayButton } from '../seek/play-button.tsx';
import { seekable, SeekLine } from '../seek/seek.styles.ts';
import { useSeek } from '../seek/use-seek.ts';
import { VolumeControl } from '../seek/volume-control.tsx';
import { useFilmKeys } from './use-film-keys.ts';
import { useFilm } from './use-film.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIdle } from './use-idle.ts';

export interface FilmControlsProps {
  title: string;
  videoRef: RefObject<HTMLVideoElement | null>;
  onPlayPause: () => void;
}

/**
 * Play, place, sound and full screen of a film that was started, on a bar of its own: the film behind it may have any
 * colour. It leaves while the film plays without a pointer or focus on it.
 */
export function FilmControls({ title, videoRef, onPlayPause }: FilmControlsProps) {
  const film = useFilm(videoRef);
  const { level, positionSeconds, durationSeconds, seek: onSeek } = film;
  const { isFullScreen, toggle } = useFullScreen(videoRef);
  const isIdle = useIdle(videoRef);
  const barRef = useRef<HTMLDivElement>(null);
  const seek = useSeek({ label: `Seek in ${title}`, positionSeconds, durationSeconds, onSeek });
  useFilmKeys(videoRef, {
    ' ': onPlayPause,
    k: onPlayPause,
    m: () => film.setLevel({ ...level, isMuted: !level.isMuted }),
    f: toggle,
  });
  // The button that has started it has gone, and its place is here.
  useEffect(() => {
    if (document.activeElement === document.body) barRef.current?.querySelector('button')?.focus();
  }, []);

  return (
    <Bar ref={barRef} data-playing={film.isPlaying || undefined} data-idle={isIdle || undefined}>
      <PlayButton
        title={title}
        isPlaying={film.isPlaying}
        isLoading={film.isLoading}
        onPlayPause={onPlayPause}
      />
      <Line {...seek.sliderProps}>
        <SeekLine style={customProperties({ '--share': `${seek.share * 100}%` })} />
      </Line>
      <Time>{seek.text.replace(' of ', ' / ')}</Time>
      <VolumeControl level={level} onLevelChange={film.setLevel} />
      <IconButton label={isFullScreen ? 'Leave full screen' : 'Full screen'} onClick={toggle}>
        {isFullScreen ? <FullScreenEndIcon /> : <FullScreenIcon />}
      </IconButton>
    </Bar>
  );
}

/** In a narrow film sound is on or off, and the place is the line alone. */
const Bar = styled.div`
  position: absolute;
  inset: auto ${token.space[8]} ${token.space[8]};
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[4]} ${token.space[8]} ${token.space[4]} ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  transition: opacity ${token.duration.hover} ${token.easing.enter};

  :not(:hover, :has(:focus-visible)) > &[data-playing],
  :not(:has(:focus-visible)) > &[data-playing][data-idle] {
    opacity: 0;
  }

  ${media.reducedMotion} {
    transition: none;
  }

  @container (max-width: 520px) {
    gap: ${token.space[4]};

    > [data-volume] {
      display: none;
    }
  }

  @container (max-width: 340px) {
    > span {
      display: none;
    }
  }
`;

const Line = styled.div`
  ${seekable}
  display: flex;
  flex: 1;
  align-items: center;
  height: ${token.space[24]};
`;

const Time = styled.span`
  flex: none;
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fgMuted};
`;
