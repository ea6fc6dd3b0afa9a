import { clamp, mix } from '../../maths/curves.ts';
import { type Picture, shrink } from '../../picture/picture.ts';
import { lumaAt } from '../planes/plane.ts';
import type { Layers } from '../subject/layers.ts';
import { visitParted } from './layer-reader.ts';

export interface CompositeOptions {
  /** Share of the old background that is replaced, 0..1. */
  share: number;
  /** How far the subject takes on the light of what is behind it, 0..1. */
  harmony: number;
}

type Gains = readonly [number, number, number];

/** How much of the light behind bends around the subject's edge. */
const WRAP = 0.22;

/** Puts the subject before the new background, in place. */
export async function composite(
  picture: Picture,
  layers: Layers,
  backdrop: Picture,
  { share, harmony }: CompositeOptions,
): Promise<void> {
  const { rgba } = picture;
  const gains = await lightGains(backdrop, harmony);
  visitParted(picture, layers, (at, { cover, front, inside }) => {
    const wrap = cover < 1 || inside < 0.999 ? WRAP * harmony * (1 - clamp(inside * inside)) : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const behind = backdrop.rgba[at + channel] ?? 0;
      const lit = (front[channel] ?? 0) * (gains[channel] ?? 1);
      const wrapped = lit + Math.max(0, behind - lit) * wrap;
      const value = mix(behind, wrapped, cover);
      rgba[at + channel] = clamp(mix(rgba[at + channel] ?? 0, value, share) + 0.5, 0, 255);
    }
    rgba[at + 3] = mix(rgba[at + 3] ?? 0, mix(255, rgba[at + 3] ?? 0, cover), share) + 0.5;
  });
}

/** Makes everything but the subject transparent, in place. */
export function cutOut(picture: Picture, layers: Layers, share: number): void {
  const { rgba } = picture;
  visitParted(picture, layers, (at, { cover, front }) => {
    for (let channel = 0; channel < 3; channel += 1) {
      rgba[at + channel] = clamp(mix(rgba[at + channel] ?? 0, front[channel] ?? 0, share) + 0.5, 0, 255);
    }
    rgba[at + 3] = (rgba[at + 3] ?? 0) * mix(1, cover, share) + 0.5;
  });
}

/** Removes the subject: the colours around it continue over its place. In place. */
export function eraseSubject(picture: Picture, layers: Layers): void {
  const { rgba } = picture;
  visitParted(picture, layers, (at, { back, inside }) => {
    const share = clamp(inside * 8);
    for (let channel = 0; channel < 3; channel += 1) {
      rgba[at + channel] = mix(rgba[at + channel] ?? 0, back[channel] ?? 0, share) + 0.5;
    }
  });
}

/**
 * Gives the subject a little of the new light's colour and brightness: by the sea at dusk it is not lit as in an
 * office.
 */
async function lightGains(backdrop: Picture, harmony: number): Promise<Gains> {
  const { rgba } = await shrink(backdrop, 64);
  const sums: [number, number, number] = [0, 0, 0];
  let light = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    for (const channel of [0, 1, 2] as const) sums[channel] += rgba[at + channel] ?? 0;
    light += lumaAt(rgba, at);
  }
  const brightness = clamp((light / (rgba.length / 4) / 120) ** (0.22 * harmony), 0.78, 1.06);
  const gain = (sum: number): number =>
    brightness * clamp((Math.max(1, sum) / Math.max(1, light)) ** (0.22 * harmony), 0.82, 1.15);
  return [gain(sums[0]), gain(sums[1]), gain(sums[2])];
}
