import { createRamp } from '../../colour/gradient.ts';
import { mix, toRgb } from '../../colour/oklch.ts';
import { spectrum, paintGround } from '../../image/composers/flow.ts';
import { moteLayer } from '../layers/life.ts';
import { still } from '../layers/still.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

const RIBBONS = 7;
const STRANDS = 38;
/** World units between the points of a strand. */
const STEP = 32;

/** The image engine's abstract pictures: silk that undulates and turns over. */
export const buildFlow: SceneBuilder = (stage) => {
  const tilt = stage.easel.random.between(-0.5, 0.5);
  return [
    still(stage, { depth: 0.2 }, paintGround),
    ...Array.from({ length: RIBBONS }, (_, index) => ribbonLayer(stage, tilt, index / (RIBBONS - 1))),
    sparkLayer(stage),
  ];
};

/** Strands side by side between two edges that wander and change; where the edges cross, the cloth turns over. */
function ribbonLayer(stage: Stage, tilt: number, share: number): Layer {
  const { height, noise, random, width } = stage.easel;
  const row = random.between(0, 200);
  const reach = Math.hypot(width, height) * 0.62;
  const middle = (share - 0.5) * height * 1.15;
  const amplitude = height * random.between(0.12, 0.24);
  const breadth = height * random.between(0.14, 0.26);
  const strokes = strandStrokes(stage, share, row);
  const points = Math.ceil((2 * reach) / STEP) + 1;
  const edges = [new Float64Array(points), new Float64Array(points)] as const;
  const wave = (drift: number): void => {
    for (const [side, edge] of [
      [-1, edges[0]],
      [1, edges[1]],
    ] as const) {
      for (let point = 0; point < points; point += 1) {
        const x = -reach + point * STEP;
        const sway = noise.layered(x / 640 + row + drift * 0.07, row + side * 0.35 + drift * 0.1, 2);
        const twist = noise.at(x / 520 + row - drift * 0.11, row + 40 + drift * 0.08);
        edge[point] = middle + amplitude * sway * 1.6 + side * breadth * twist;
      }
    }
  };
  return {
    depth: 0.4 + share * 0.6,
    paint: ({ ctx, drift }) => {
      wave(drift);
      ctx.translate(width / 2, height / 2);
      ctx.rotate(tilt);
      // Where the cloth is widest its strands still overlap.
      ctx.lineWidth = (Math.max(breadth, widest(edges)) / STRANDS) * 2.1;
      for (const [strand, stroke] of strokes.entries()) {
        const across = strand / (strokes.length - 1);
        ctx.strokeStyle = stroke;
        ctx.beginPath();
        for (let point = 0; point < points; point += 1) {
          const upper = edges[0][point] ?? 0;
          const lower = edges[1][point] ?? 0;
          ctx.lineTo(-reach + point * STEP, upper + (lower - upper) * across);
        }
        ctx.stroke();
      }
    },
  };
}

function widest([upper, lower]: readonly [Float64Array, Float64Array]): number {
  return upper.reduce((gap, y, point) => Math.max(gap, Math.abs((lower[point] ?? y) - y)), 0);
}

/** The sheen across the cloth, one colour for each strand. */
function strandStrokes({ easel }: Stage, share: number, row: number): string[] {
  const { palette } = easel;
  const ramp = createRamp(spectrum(easel));
  const deep = toRgb(mix(palette.skyTop, palette.accent, share));
  return Array.from({ length: STRANDS + 1 }, (_, strand) => {
    const sheen = 0.5 + 0.5 * Math.sin((strand / STRANDS) * 5.2 + row);
    const [red, green, blue] = ramp(share * 0.45 + sheen * 0.5 - 0.05);
    const [deepRed, deepGreen, deepBlue] = deep;
    const blend = (from: number, to: number) => Math.round(from * 0.75 + to * 0.25);
    return `rgba(${blend(red, deepRed)}, ${blend(green, deepGreen)}, ${blend(blue, deepBlue)}, ${0.24 + 0.5 * sheen})`;
  });
}

function sparkLayer(stage: Stage): Layer {
  return moteLayer(stage, {
    count: 36,
    colour: stage.easel.palette.light,
    area: { left: 0, right: 1, top: 0, bottom: 1 },
    size: [2, 7],
    wind: 14,
    fall: -8,
    glow: 0.6,
    depth: 1.1,
  });
}
