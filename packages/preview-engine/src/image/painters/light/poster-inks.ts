import { mix, type Colour } from '../../../colour/oklch.ts';
import type { Easel } from '../../canvas/easel.ts';

export type Inks = readonly [Colour, ...Colour[]];

/** A sheet and the colours printed on it. */
export function posterInks({ palette, scene }: Easel): { paper: Colour; colours: Inks } {
  const c = scene.tint.tone === 'monochrome' ? 0.006 : 0.022;
  const [first] = scene.tint.hues;
  const paper = palette.isDark ? { l: 0.24, c, h: first ?? 280 } : { l: 0.935, c, h: first ?? 85 };
  return {
    paper,
    colours: [
      palette.accent,
      mix(palette.skyMiddle, palette.accent, 0.1),
      palette.near,
      palette.horizon,
      palette.skyTop,
      mix(palette.accent, palette.near, 0.4),
    ],
  };
}
