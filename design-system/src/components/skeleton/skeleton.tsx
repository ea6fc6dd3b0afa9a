import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { frames } from '../../tokens/frames.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface SkeletonProps extends RootProps<'span'> {
  /** Any CSS length. @default '100%' */
  width?: CSSProperties['width'];
  /** Any CSS length; leave out when `aspectRatio` is given. @default '1rem' */
  height?: CSSProperties['height'];
  /** Width over height of the thing to come. */
  aspectRatio?: number;
  /** Corner of the thing to come. @default 'control' */
  radius?: keyof typeof token.radius;
}

/** The true shape of what loads, so nothing moves when it comes. The region around it carries `aria-busy`. */
export function Skeleton(props: SkeletonProps) {
  const { width = '100%', height, aspectRatio, radius = 'control', style, ...rest } = props;
  const size = aspectRatio === undefined ? { height: height ?? '1rem' } : { aspectRatio };
  return (
    <Root aria-hidden {...rest} style={{ width, ...size, borderRadius: token.radius[radius], ...style }} />
  );
}

const Root = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${token.color.hover};

  /* Six turns of 1.6 s: a shimmer that goes on for longer than 10 s would promise a response that may not come. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, ${token.color.border}, transparent);
    transform: translateX(-100%);
    animation: ${frames('shimmer')} 1.6s ease-in-out 6;
  }

  ${media.reducedMotion} {
    &::after {
      animation: none;
    }
  }
`;
