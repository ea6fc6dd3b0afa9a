import { Text, token } from '@aic/design-system';
import { styled } from 'styled-components';
import { TRACKS } from '../samples/samples.ts';

const HEIGHT = 100;
const STEP = 4;
const GENRES = 'Pop · Rock · Electronic · Jazz · Classical · Hip-hop · Folk · Ambient';

/** A track is a shape in time that is heard: the loudness of one of the samples. */
export function MusicArt() {
  const peaks = TRACKS[0]?.peaks ?? [];
  return (
    <>
      <Wave viewBox={`0 0 ${peaks.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={peaks.map(bar).join('')} />
      </Wave>
      <Text size="caption" tone="muted">
        {GENRES}
      </Text>
    </>
  );
}

const bar = (peak: number, index: number): string =>
  `M${index * STEP + 1} ${(HEIGHT * (1 - peak)) / 2}v${HEIGHT * peak}`;

const Wave = styled.svg`
  width: 100%;
  height: 160px;
  margin-block-end: ${token.space[16]};

  > path {
    fill: none;
    stroke: ${token.color.toolMusic};
    stroke-width: 2;
  }
`;
