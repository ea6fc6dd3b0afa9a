import { Wall } from '@aic/studio';
import { MUSIC_EXAMPLES } from './examples.ts';

export interface MusicWallProps {
  credits: number;
  isPending: boolean;
  onMake(prompt: string): void;
}

export const MusicWall = ({ onMake, ...press }: MusicWallProps) => (
  <Wall {...press} examples={MUSIC_EXAMPLES} onMake={({ prompt }) => onMake(prompt)}>
    {({ prompt, peaks }) => (
      <Cover peaks={peaks} place={MUSIC_EXAMPLES.findIndex((one) => one.prompt === prompt)} />
    )}
  </Wall>
);

/** The tool's colour, as light as the grounds are dark in both themes. */
const LIGHT_TEAL = 'oklch(82% 0.11 185)';

/** From teal to magenta, in steps that neighbours differ by. */
const hueOf = (place: number): number => 180 + ((place * 71) % 150);

/** The waveform in the tool's colour, on a ground of its own. */
function Cover({ peaks, place }: { peaks: string; place: number }) {
  const hue = hueOf(place);
  const ground = `linear-gradient(150deg, oklch(40% 0.1 ${hue}), oklch(20% 0.06 ${hue + 40}))`;
  return (
    <span style={{ display: 'block', height: '100%', padding: '16% 10% 44%', background: ground }}>
      <svg
        viewBox={`0 0 ${peaks.length * 3 - 1} 18`}
        preserveAspectRatio="none"
        aria-hidden="true"
        style={{ display: 'block', width: '100%', height: '100%', fill: LIGHT_TEAL }}
      >
        {Array.from(peaks, Number).map((peak, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A place in time is what it is.
          <rect key={index} x={index * 3} y={9 - peak} width="2" height={peak * 2} />
        ))}
      </svg>
    </span>
  );
}
