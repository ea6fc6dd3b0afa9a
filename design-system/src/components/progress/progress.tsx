import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { frames } from '../../tokens/frames.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface ProgressProps extends RootProps<'div', 'role'> {
  /** What is under way, for screen readers. */
  label: string;
  /** Share done, 0 to 1; `null` when it is unknown. A made-up figure is worse than none. */
  value: number | null;
}

/** A bar for work under way. */
export function Progress({ label, value, ...rest }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(Math.max(value, 0), 1) * 100);

  return (
    <Root
      aria-label={label}
      {...rest}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? undefined : `${percent}%`}
    >
      <Bar style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }} />
    </Root>
  );
}

const Root = styled.div`
  width: 100%;
  height: 4px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: ${token.color.border};

  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${token.color.accentText};
  transform-origin: left;
  transition: transform ${token.duration.dialog} ${token.easing.enter};

  :not([aria-valuenow]) > & {
    width: 36%;
    animation: ${frames('sweep')} 1.4s ease-in-out infinite;
  }

  ${media.reducedMotion} {
    :not([aria-valuenow]) > & {
      width: 100%;
      animation: none;
      opacity: 0.5;
    }
  }

  ${media.forcedColors} {
    background: Highlight;
  }
`;
