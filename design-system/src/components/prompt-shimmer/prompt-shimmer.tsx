import { styled } from 'styled-components';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { frames } from '../../tokens/frames.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface PromptShimmerProps extends RootProps<'span', 'children'> {
  /** Two colours that the prompt calls for. @default the accent's */
  colours?: readonly string[] | undefined;
}

/**
 * Behind what says how far a job is: light in the colours of what is being made. It fills its place, which is
 * positioned and isolated.
 */
export function PromptShimmer({ colours, style, ...rest }: PromptShimmerProps) {
  const [one = token.color.accentSubtle, two = one] = colours ?? NONE;
  return (
    <Root aria-hidden {...rest} style={{ ...customProperties({ '--one': one, '--two': two }), ...style }} />
  );
}

const NONE: readonly string[] = [];

const Root = styled.span`
  position: absolute;
  inset: -20%;
  background:
    radial-gradient(at 30% 30%, var(--one), transparent 60%),
    radial-gradient(at 70% 70%, var(--two), transparent 60%);
  /* Words over it stay readable in both themes. */
  opacity: 0.4;
  animation: ${frames('drift')} 4s ease-in-out infinite alternate;
  z-index: -1;

  ${media.reducedMotion} {
    animation: none;
  }
`;
