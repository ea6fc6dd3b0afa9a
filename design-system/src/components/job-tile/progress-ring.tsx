import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';
import { Spinner } from '../spinner/spinner.tsx';

const RADIUS = 16;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface ProgressRingProps {
  /** What is under way, for screen readers. */
  label: string;
  /** 0 to 1, or null when it is unknown. */
  value: number | null;
}

/** Progress as a ring with its percentage; a plain spinner when there is no figure. */
export function ProgressRing({ label, value }: ProgressRingProps) {
  if (value === null) {
    return <Spinner size={32} />;
  }
  const share = Math.min(Math.max(value, 0), 1);
  const percent = Math.round(share * 100);

  return (
    <Root>
      <VisuallyHidden as="progress" aria-label={label} value={percent} max={100} />
      <svg viewBox="0 0 40 40" width="44" height="44" aria-hidden>
        <circle cx="20" cy="20" r={RADIUS} />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - share)}
        />
      </svg>
      <Figure aria-hidden>{percent}</Figure>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;

  > svg {
    fill: none;
    stroke: ${token.color.border};
    stroke-width: 3;
    transform: rotate(-90deg);
  }

  circle + circle {
    stroke: ${token.color.accentText};
    stroke-linecap: round;
    transition: stroke-dashoffset ${token.duration.dialog} ${token.easing.enter};
  }

  /* Strokes keep their colour, which may be that of the other theme. */
  ${media.forcedColors} {
    > svg {
      stroke: GrayText;
    }

    circle + circle {
      stroke: Highlight;
    }
  }
`;

const Figure = styled.span`
  position: absolute;
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${token.color.fg};
`;
