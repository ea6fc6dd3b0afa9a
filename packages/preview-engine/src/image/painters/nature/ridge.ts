import { css, mix, toRgb, type Colour } from '../../../colour/oklch.ts';
import { smoothstep } from '../../../maths/curves.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { paintField } from '../light/field.ts';

/** The height of the land's edge at x, in pixels from the top. */
export type Ridge = (x: number) => number;

export interface RidgeShape {
  /** The mean edge, and how far it rises above it. */
  base: number;
  rise: number;
  /** Width of a hill. */
  span: number;
  kind: 'hills' | 'peaks' | 'dunes';
}

/** A new edge on every call: each takes another row of the noise. */
export function createRidge({ noise, random, isFine }: Easel, { base, rise, span, kind }: RidgeShape): Ridge {
  const row = random.between(0, 200);
  const shift = random.between(0, 200);
  const octaves = isFine ? 7 : 6;
  switch (kind) {
    case 'hills':
      return (x) => base - rise * (0.5 + noise.layered(x / span + shift, row, 4));
    case 'peaks':
      return (x) =>
        base -
        rise *
          (0.62 * noise.ridged(x / span + shift, row, octaves) +
            0.62 * noise.layered((x / span) * 0.6 + shift, row + 9, 2));
    case 'dunes':
      return (x) => {
        // Two slopes that meet in an edge, leaning on one side as wind leaves them.
        const edge = 1 - 1.7 * Math.abs(noise.at(x / span + shift, row));
        return base - rise * (0.2 + edge + 0.3 * noise.at((x / span) * 0.7 + shift, row + 5));
      };
    default:
      return kind satisfies never;
  }
}

/** Adds the edge and everything below it to the path. */
export function traceRidge({ ctx, width, height, isFine }: Easel, ridge: Ridge): void {
  ctx.beginPath();
  ctx.moveTo(-4, height + 4);
  for (let x = -4; x <= width + 4; x += isFine ? 1 : 2) ctx.lineTo(x, ridge(x));
  ctx.lineTo(width + 4, height + 4);
  ctx.closePath();
}

/** A flat layer that fades into the mist at its foot. */
export function paintRidge(
  easel: Easel,
  ridge: Ridge,
  colours: { top: Colour; foot: Colour; fade: number },
): void {
  const { ctx } = easel;
  const crest = crestOf(easel, ridge);
  const gradient = ctx.createLinearGradient(0, crest, 0, crest + colours.fade);
  for (const at of [0, 0.25, 0.5, 0.75, 1]) {
    gradient.addColorStop(at, css(mix(colours.top, colours.foot, at ** 1.4)));
  }
  traceRidge(easel, ridge);
  ctx.fillStyle = gradient;
  ctx.fill();
}

/** Rock faces that turn to the light or away from it, and snow above `snowLine` (pixels below the edge). */
export function paintFacets(
  easel: Easel,
  ridge: Ridge,
  paint: {
    lit: Colour;
    shadow: Colour;
    snow: Colour | null;
    sun: Point;
    span: number;
    depth: number;
    strength: number;
  },
): void {
  const { ctx, width, noise, random, isFine } = easel;
  const crest = crestOf(easel, ridge);
  const lit = toRgb(paint.lit);
  const shadow = toRgb(paint.shadow);
  const snow = paint.snow === null ? null : toRgb(paint.snow);
  const row = random.between(0, 100);
  const octaves = isFine ? 4 : 3;
  ctx.save();
  traceRidge(easel, ridge);
  ctx.clip();
  paintField(easel, { x: 0, y: crest, width, height: paint.depth }, isFine ? 1 : 2, (x, y, pixel) => {
    const below = y - ridge(x);
    const side = paint.sun.x > x ? 1 : -1;
    const u = x / paint.span + below / (paint.span * 4);
    const v = below / (paint.span * 1.7) + row;
    // The slope along the light: what rises towards it is lit.
    const slope =
      noise.ridged(u + 0.03 * side, v, octaves) - noise.ridged(u - 0.03 * side, v + 0.01, octaves);
    const tone = smoothstep(-0.012, 0.03, -slope);
    const from = tone > 0.5 ? lit : shadow;
    let strength =
      paint.strength * Math.abs(tone - 0.5) * 2 * smoothstep(paint.depth, paint.depth * 0.15, y - crest);
    let source = from;
    if (snow !== null) {
      const line = paint.depth * (0.16 + 0.2 * noise.layered(x / 60, below / 90 + row, 3));
      const cover = smoothstep(line + 5, line - 5, below);
      if (cover > 0.5) {
        source =
          tone > 0.5
            ? snow
            : [(snow[0] + shadow[0]) / 2, (snow[1] + shadow[1]) / 2, (snow[2] + shadow[2]) / 2];
        strength = Math.max(strength, 0.9);
      }
    }
    pixel[0] = source[0];
    pixel[1] = source[1];
    pixel[2] = source[2];
    pixel[3] = Math.min(1, strength);
  });
  ctx.restore();
}

function crestOf({ width }: Easel, ridge: Ridge): number {
  let crest = Infinity;
  for (let x = 0; x <= width; x += 8) crest = Math.min(crest, ridge(x));
  return crest;
}
