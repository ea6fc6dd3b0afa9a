import { css, lighten, type Colour } from '../../colour/oklch.ts';
import { paintGlow } from '../../image/painters/light/light.ts';
import type { Layer, Shot } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { still } from './still.ts';
import { wrap } from './water.ts';

/** The quay with its lamps, cars along it, and at night craft between the towers. */
export function trafficLayers(stage: Stage, ground: number, depth: number): Layer[] {
  const { palette, scene } = stage.easel;
  const isLit = palette.isDark || scene.elements.has('neon');
  const quay = still(stage, { depth }, (sheet) => {
    const { ctx, random, width } = sheet;
    ctx.fillStyle = css(palette.ink);
    ctx.fillRect(0, ground - 5, width, 7);
    if (!isLit) return;
    for (let x = random.between(10, 40); x < width; x += random.between(34, 70)) {
      paintGlow(sheet, { x, y: ground - 8 }, 22, palette.accent, 0.7);
      ctx.fillStyle = css(lighten(palette.light, 0.02));
      ctx.fillRect(x - 1.2, ground - 9, 2.4, 2.4);
    }
  });
  return isLit ? [quay, carLayer(stage, ground, depth), craftLayer(stage, depth)] : [quay];
}

interface Mover {
  /** Where it starts, 0..1 of the way across. */
  start: number;
  y: number;
  /** World units per second; negative goes left. */
  pace: number;
  length: number;
  colour: Colour;
}

/** White lights come one way, red ones go the other. */
function carLayer(stage: Stage, ground: number, depth: number): Layer {
  const { palette, random } = stage.easel;
  const cars = Array.from({ length: 16 }, (_, index): Mover => {
    const isComing = index % 2 === 0;
    return {
      start: random.next(),
      y: ground - (isComing ? 4 : 7),
      pace: (isComing ? 1 : -1) * random.between(70, 130),
      length: 16,
      colour: isComing ? palette.light : { l: 0.62, c: palette.light.c < 0.012 ? 0.01 : 0.2, h: 25 },
    };
  });
  return { depth, paint: (shot) => paintMovers(stage, shot, cars) };
}

function craftLayer(stage: Stage, depth: number): Layer {
  const { height, palette, random } = stage.easel;
  const craft = Array.from({ length: 7 }, (): Mover => ({
    start: random.next(),
    y: height * random.between(0.22, 0.6),
    pace: random.pick([-1, 1]) * random.between(60, 190),
    length: random.between(40, 120),
    colour: lighten(palette.accent, 0.08),
  }));
  return { depth: depth - 0.1, paint: (shot) => paintMovers(stage, shot, craft) };
}

function paintMovers(stage: Stage, { ctx, drift }: Shot, movers: readonly Mover[]): void {
  const { palette, width } = stage.easel;
  for (const { start, y, pace, length, colour } of movers) {
    const x = wrap(start + (drift * pace) / (width * 1.3)) * width * 1.3 - width * 0.15;
    const tail = x - Math.sign(pace) * length;
    const trail = ctx.createLinearGradient(tail, 0, x, 0);
    trail.addColorStop(0, css(colour, 0));
    trail.addColorStop(1, css(colour, 0.8));
    ctx.fillStyle = trail;
    ctx.fillRect(Math.min(tail, x), y, length, 1.8);
    paintGlow({ ...stage.easel, ctx }, { x, y: y + 0.9 }, 11, palette.light, 0.9);
  }
}
