import { trackCoverUrl } from '@aic/sdk/cover';
import { Wall, WallPicture } from '@aic/studio';
import { MUSIC_EXAMPLES, type MusicExample } from './examples.ts';

export interface MusicWallProps {
  credits: number;
  isPending: boolean;
  onMake(prompt: string): void;
}

export const MusicWall = ({ onMake, ...press }: MusicWallProps) => (
  <Wall {...press} examples={MUSIC_EXAMPLES} onMake={({ prompt }) => onMake(prompt)}>
    {(example) => <Cover {...example} />}
  </Wall>
);

/** As a track has it, with its waveform over it: white, on whatever the cover is. */
const Cover = ({ prompt, peaks }: MusicExample) => (
  <>
    <WallPicture src={trackCoverUrl({ id: prompt, prompt })} />
    <svg
      viewBox={`0 0 ${peaks.length * 3 - 1} 18`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ position: 'absolute', inset: '38% 8% auto', width: '84%', height: '22%', fill: '#fff' }}
    >
      {Array.from(peaks, Number).map((peak, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A place in time is what it is.
        <rect key={index} x={index * 3} y={9 - peak} width="2" height={peak * 2} />
      ))}
    </svg>
  </>
);
