import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { valueForKey } from '../../a11y/slider-keys.ts';
import { useHorizontalDrag } from '../../a11y/use-horizontal-drag.ts';
import { MutedIcon, SoundIcon } from '../../icons/icons.ts';
import { customProperties } from '../../styling/custom-properties.ts';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { seekable, SeekLine } from './seek.styles.ts';

export interface SoundLevel {
  /** 0 to 1. It is kept while the sound is off. */
  volume: number;
  isMuted: boolean;
}

export interface VolumeControlProps {
  level: SoundLevel;
  onLevelChange: (level: SoundLevel) => void;
}

/** A button that turns the sound off and on, and how loud it is. Moving the slider turns the sound on. */
export function VolumeControl({ level, onLevelChange }: VolumeControlProps) {
  const { volume, isMuted } = level;
  const isSilent = isMuted || volume === 0;
  const percent = isSilent ? 0 : Math.round(volume * 100);
  const setPercent = (next: number): void => onLevelChange({ volume: next / 100, isMuted: next === 0 });

  const { dragProps } = useHorizontalDrag({ onMove: (share) => setPercent(Math.round(share * 100)) });
  const handleKeyDown = (event: KeyboardEvent): void => {
    const next = valueForKey(event, { value: percent, min: 0, max: 100, step: 5, page: 10 });
    if (next === undefined) return;
    event.preventDefault();
    setPercent(next);
  };

  return (
    <>
      <IconButton
        label={isSilent ? 'Unmute' : 'Mute'}
        onClick={() => onLevelChange({ volume: volume === 0 ? 1 : volume, isMuted: !isSilent })}
      >
        {isSilent ? <MutedIcon /> : <SoundIcon />}
      </IconButton>
      <Line
        {...dragProps}
        role="slider"
        tabIndex={0}
        aria-label="Volume"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent} %`}
        onKeyDown={handleKeyDown}
        data-volume
      >
        <SeekLine style={customProperties({ '--share': `${percent}%` })} />
      </Line>
    </>
  );
}

/** A thin line in a target of 24 px. */
const Line = styled.div`
  ${seekable}
  display: flex;
  flex: none;
  align-items: center;
  width: 72px;
  height: ${token.space[24]};
`;
