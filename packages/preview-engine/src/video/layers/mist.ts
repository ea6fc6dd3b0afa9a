import { lighten, toRgb } from '../../colour/oklch.ts';
import { openCanvas } from '../../image/canvas/easel.ts';
import { paintField } from '../../image/painters/light/field.ts';
import { smoothstep } from '../../maths/curves.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { wrap } from './water.ts';

const STEP = 6;

interface Mist {
  /** Fractions of the picture's height. */
  top: number;
  bottom: number;
  /** Alpha of the densest bank, 0..1. */
  strength: number;
  /** World units per second. */
  pace: number;
  depth: number;
}

/** Banks of mist that drift through; the sheet repeats without a seam, so it can drift for ever. */
export function mistLayer(stage: Stage, { top, bottom, strength, pace, depth }: Mist): Layer {
  const { height, noise, palette, random, width } = stage.easel;
  const [red, green, blue] = toRgb(lighten(palette.haze, 0.05));
  const period = width * 1.5;
  const row = random.between(0, 100);
  const { canvas, ctx } = openCanvas(
    Math.ceil(period / STEP),
    Math.ceil(((bottom - top) * height) / STEP),
    1,
  );
  ctx.scale(1 / STEP, 1 / STEP);
  const tall = canvas.height * STEP;
  paintField(
    { ...stage.easel, canvas, ctx },
    { x: 0, y: 0, width: canvas.width * STEP, height: tall },
    STEP,
    (x, y, pixel) => {
      // Two readings a period apart, faded into each other, meet at the seam.
      const share = x / period;
      const here = noise.layered(x / 420 + row, y / 120, 4);
      const there = noise.layered((x - period) / 420 + row, y / 120, 4);
      const bank = here + (there - here) * smoothstep(0.6, 1, share);
      const middle = 1 - Math.abs((y / tall) * 2 - 1);
      pixel[0] = red;
      pixel[1] = green;
      pixel[2] = blue;
      pixel[3] = strength * smoothstep(-0.3, 0.6, bank) * smoothstep(0, 0.8, middle);
    },
  );
  return {
    depth,
    paint: ({ ctx: frame, drift }) => {
      const offset = wrap((drift * pace) / period) * period;
      for (const x of [offset - period, offset]) {
        frame.drawImage(canvas, x - width * 0.2, top * height, canvas.width * STEP, tall);
      }
    },
  };
}
