import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { Body, Row, Time, Wave } from './audio-track.styles.ts';

/** A picture of the track: as wide as there is room, and lower on a phone. */
const WAVE_HEIGHT = 'clamp(72px, 32cqi, 240px)';

/** Around an `AudioTrack`, or its placeholder, that stands on its own: the result of a studio. */
export const LargeTrack = styled.div`
  ${Row} {
    grid-template: 'lead head actions' auto 'body body body' auto / auto minmax(0, 1fr) auto;
    gap: ${token.space[24]} ${token.space[16]};
    padding: ${token.space[24]};
  }

  ${Body} {
    flex-direction: column;
    align-items: stretch;
    justify-content: center;
    /* With the line of the time, which a placeholder has not. */
    min-height: calc(${WAVE_HEIGHT} + 28px);
  }

  ${Wave} {
    flex: none;
    height: ${WAVE_HEIGHT};
  }

  ${Time} {
    text-align: end;
  }
`;
