import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import type { RootProps } from '../../styling/root-props.ts';
import { frames } from '../../tokens/frames.ts';
import { media } from '../../tokens/scale.ts';

export interface SpinnerProps extends RootProps<'span'> {
  /** Diameter in px. @default 16 */
  size?: number;
  /** Said to screen readers; leave out where text nearby already says it. */
  label?: string;
}

/** Waiting of unknown length. Turns in the text's colour; with reduced motion it pulses. */
export function Spinner({ size = 16, label, ...rest }: SpinnerProps) {
  return (
    <Root {...rest} as={label === undefined ? 'span' : 'output'} data-spinner="">
      <Circle viewBox="0 0 16 16" width={size} height={size} aria-hidden>
        <circle cx="8" cy="8" r="6.5" opacity="0.25" />
        <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" />
      </Circle>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
`;

const Circle = styled.svg`
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${frames('turn')} 0.8s linear infinite;

  ${media.reducedMotion} {
    animation: ${frames('dim')} 1.2s ease-in-out infinite alternate;
  }
`;
