import { clamp, mix, smoothstep } from '../../maths/curves.ts';
import type { Picture } from '../../picture/picture.ts';
import { softBlur } from '../planes/box-blur.ts';
import { mapPlane, type Plane } from '../planes/plane.ts';
import { spread, type Planes } from './spread.ts';

/** A picture split into subject and background: small planes, to be read as if they were large. Colours 0..255. */
export interface Layers {
  /** 1 inside the subject, 0 outside, a ramp at its edge. */
  inside: Plane;
  /** The subject's colours, continued beyond its edge. */
  front: Planes;
  /** The background's colours, continued behind the subject. */
  back: Planes;
}

/** How far the mask's edge may be wrong, as a share of the long side; within this the colours decide. */
const EDGE = 0.006;

export function takeApart(small: Picture, mask: Plane): Layers {
  const sigma = Math.max(1, Math.max(small.width, small.height) * EDGE);
  const inside = softBlur(mask, sigma);
  const surelyIn = mapPlane(inside, (value) => (value > 0.93 ? 1 : 0));
  const surelyOut = mapPlane(inside, (value) => (value < 0.05 ? 1 : 0));
  return { inside, front: spread(small, surelyIn), back: spread(small, surelyOut) };
}

/**
 * Share of the subject in a pixel: where its colour lies between the two colours around it. The mask has a say, too.
 */
export function coverage(
  inside: number,
  pixel: readonly number[],
  front: readonly number[],
  back: readonly number[],
): number {
  if (inside > 0.985) return 1;
  if (inside < 0.015) return 0;
  let along = 0;
  let length = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const span = (front[channel] ?? 0) - (back[channel] ?? 0);
    along += ((pixel[channel] ?? 0) - (back[channel] ?? 0)) * span;
    length += span * span;
  }
  const byColour = length > 0 ? along / length : inside;
  // Where both sides have nearly the same colour, the colour says nothing.
  const trust = length / (length + 900);
  const led = byColour + (inside - 0.5) * 1.3;
  return clamp(mix(smoothstep(0.25, 0.75, inside), (led - 0.12) / 0.76, trust));
}
