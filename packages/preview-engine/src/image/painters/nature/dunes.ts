import { toRgb, type Colour } from '../../../colour/oklch.ts';
import { smoothstep } from '../../../maths/curves.ts';
import type { Easel } from '../../canvas/easel.ts';
import { paintField } from '../light/field.ts';
import { traceRidge, type Ridge } from './ridge.ts';

const MARGIN_PX = 800;

/**
 * Shades the sides of a dune that turn from the light. From each top the line between light and shade runs down and
 * away, swinging a little, so the slope at a point is that of the edge some way to the side.
 */
export function paintDuneShade(
  easel: Easel,
  ridge: Ridge,
  shade: { colour: Colour; depth: number; isLitLeft: boolean },
): void {
  const { ctx, height, isFine, noise, random, width } = easel;
  const [red, green, blue] = toRgb(shade.colour);
  const away = shade.isLitLeft ? 1 : -1;
  const row = random.between(0, 100);
  // Looked up per pixel; `MARGIN_PX` covers the way to the side.
  const edge = Float64Array.from({ length: width + 2 * MARGIN_PX }, (_, index) => ridge(index - MARGIN_PX));
  const edgeAt = (x: number): number => edge[Math.round(x) + MARGIN_PX] ?? height;
  const crest = edge.reduce((highest, y) => Math.min(highest, y), height);
  ctx.save();
  traceRidge(easel, ridge);
  ctx.clip();
  paintField(
    easel,
    { x: 0, y: crest, width, height: Math.min(height - crest, shade.depth * 1.6) },
    isFine ? 1 : 2,
    (x, y, pixel) => {
      const below = Math.max(0, y - edgeAt(x));
      const swing = noise.at(x / 260, below / 90 + row) * Math.min(46, below * 0.7);
      const source = x - away * below * 0.55 + swing;
      const slope = (edgeAt(source + 4) - edgeAt(source - 4)) * away;
      pixel[0] = red;
      pixel[1] = green;
      pixel[2] = blue;
      pixel[3] = 0.9 * smoothstep(0.1, 0.5, slope) * (1 - smoothstep(shade.depth * 0.15, shade.depth, below));
    },
  );
  ctx.restore();
}
