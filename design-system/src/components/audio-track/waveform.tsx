import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { WAVEFORM_HEIGHT, waveformPath } from './waveform-path.ts';

export interface WaveformProps {
  /** 0 to 1 each, from the start to the end; at least one. */
  peaks: readonly number[];
  /** How much has been played, 0 to 1. */
  share: number;
}

/** A recording's shape, coloured up to the place it is at. Only a picture: the slider around it is the control. */
export function Waveform({ peaks, share }: WaveformProps) {
  const id = useId();
  return (
    <Root viewBox={`0 0 ${peaks.length} ${WAVEFORM_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={peaks.length}>
        <stop offset={share} />
        <stop offset={share} />
      </linearGradient>
      <path d={waveformPath(peaks)} fill={`url(#${id})`} />
    </Root>
  );
}

/** The mask cuts the outline into bars of whole pixels: crisp at any width, and nothing is measured. */
const Root = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  mask-image: repeating-linear-gradient(90deg, black 0 2px, transparent 2px 3px);

  stop {
    stop-color: ${token.color.toolMusic};
  }

  stop + stop {
    stop-opacity: 0.5;
  }

  ${media.forcedColors} {
    stop {
      stop-color: Highlight;
    }

    stop + stop {
      stop-color: CanvasText;
      stop-opacity: 0.4;
    }
  }
`;
