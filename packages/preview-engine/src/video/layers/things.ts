import { css } from '../../colour/oklch.ts';
import type { Easel, Point } from '../../image/canvas/easel.ts';
import { paintBalloon, paintCabin } from '../../image/painters/things/structures.ts';
import { paintThings, type Setting } from '../../image/painters/things/things.ts';
import type { SceneElement } from '../../prompt/scene.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { birdLayer } from './life.ts';
import { breeze, lean, still } from './still.ts';

const STANDING: readonly SceneElement[] = [
  'lighthouse',
  'palm',
  'cabin',
  'cactus',
  'deer',
  'fox',
  'cat',
  'people',
];

/** What the prompt names, each on a layer of its own so that it can move, set side by side as `paintThings` does. */
export function thingLayers(stage: Stage, ground: Setting, depth: number): Layer[] {
  const { height, painted, palette, random, scene, width } = stage.easel;
  const side = ground.light.x > width / 2 ? -1 : 1;
  let x = ground.at ?? width * (0.5 + side * random.between(0.15, 0.22));
  let outer = x;
  const layers: Layer[] = [];
  for (const element of STANDING) {
    if (!scene.elements.has(element)) continue;
    painted.add(element);
    const step = side * ground.size * random.between(0.7, 0.95);
    // Where the land ends, the next thing goes to the other side of the first.
    const hasLand = ground.ground(x) < height * 0.95;
    outer = hasLand ? outer : outer + step;
    layers.push(...thingLayer(stage, element, { ...ground, at: hasLand ? x : outer }, depth));
    if (hasLand) x -= step;
  }
  if (scene.elements.has('balloon')) layers.push(...balloonLayers(stage, side, depth));
  if (scene.elements.has('birds')) {
    layers.push(birdLayer(stage, { x: ground.light.x, y: height * 0.3 }, palette.ink));
  }
  return layers;
}

function thingLayer(
  stage: Stage,
  element: SceneElement,
  ground: Setting & { at: number },
  depth: number,
): Layer[] {
  const foot = { x: ground.at, y: ground.ground(ground.at) };
  const isPlant = element === 'palm';
  const body = still(
    stage,
    { depth, move: ({ ctx, drift }) => isPlant && lean(ctx, foot, 0.022 * breeze(drift, 1)) },
    (easel) =>
      element === 'cabin'
        ? paintCabin(easel, { x: foot.x, y: foot.y + 3 }, ground.size * 0.62, ground.fill, false)
        : paintThings(only(easel, element), ground),
  );
  if (element === 'lighthouse') return [body, beamLayer(stage, foot, ground.size * 2.1, depth)];
  if (element === 'cabin') return [body, smokeLayer(stage, foot, ground.size * 0.62, depth)];
  return [body];
}

/** The lighthouse is painted as by day, because its beam turns here. */
function only(easel: Easel, element: SceneElement): Easel {
  const time = element === 'lighthouse' ? 'noon' : easel.scene.time;
  return { ...easel, scene: { ...easel.scene, time, elements: new Set([element]) } };
}

/** Two beams that turn about the lamp: long to the sides, short and bright when one looks this way. */
function beamLayer(stage: Stage, foot: Point, size: number, depth: number): Layer {
  const { palette } = stage.easel;
  const lamp = { x: foot.x, y: foot.y + 3 - size * 0.865 };
  return {
    depth,
    paint: ({ ctx, drift }) => {
      const angle = drift * 0.9 + 0.35;
      ctx.globalCompositeOperation = 'screen';
      for (const turn of [0, Math.PI]) {
        const reach = size * 3.6 * Math.cos(angle + turn);
        const towards = Math.sin(angle + turn);
        const breadth = size * (0.2 + 0.1 * towards);
        const tip = lamp.x + reach;
        const beam = ctx.createLinearGradient(lamp.x, 0, tip, 0);
        beam.addColorStop(0, css(palette.light, 0.55));
        beam.addColorStop(0.4, css(palette.light, 0.16));
        beam.addColorStop(1, css(palette.light, 0));
        ctx.fillStyle = beam;
        ctx.beginPath();
        ctx.moveTo(lamp.x, lamp.y - size * 0.012);
        ctx.lineTo(tip, lamp.y - breadth + towards * size * 0.05);
        ctx.lineTo(tip, lamp.y + breadth + towards * size * 0.05);
        ctx.lineTo(lamp.x, lamp.y + size * 0.012);
        ctx.fill();
        glare(
          ctx,
          lamp,
          size * (0.14 + 0.3 * Math.max(0, towards) ** 6),
          css(palette.light, 0.9),
          css(palette.light, 0),
        );
      }
    },
  };
}

function glare(ctx: Easel['ctx'], at: Point, radius: number, core: string, rim: string): void {
  const gradient = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
  gradient.addColorStop(0, core);
  gradient.addColorStop(1, rim);
  ctx.fillStyle = gradient;
  ctx.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
}

/** Smoke that rises from the chimney and leans with the wind. */
function smokeLayer(stage: Stage, foot: Point, size: number, depth: number): Layer {
  const { palette, random } = stage.easel;
  const from = { x: foot.x + size * 0.36, y: foot.y - size * 1.06 };
  const puffs = Array.from({ length: 22 }, (_, index) => ({ start: index / 22, off: random.bell() }));
  return {
    depth,
    paint: ({ ctx, drift, pace }) => {
      ctx.fillStyle = css(palette.light);
      for (const { start, off } of puffs) {
        const share = (start + pace * 0.16) % 1;
        const blown = share ** 1.6 * size * 0.9 * (1 + 0.3 * Math.sin(drift * 0.7)) * (drift < 0 ? -1 : 1);
        ctx.globalAlpha = 0.15 * (1 - share) * Math.min(1, share * 8);
        ctx.beginPath();
        ctx.arc(
          from.x + blown + off * size * 0.04 * (1 + share * 2),
          from.y - share * size * 1.6,
          size * (0.05 + share * 0.2),
          0,
          2 * Math.PI,
        );
        ctx.fill();
      }
    },
  };
}

function balloonLayers(stage: Stage, side: number, depth: number): Layer[] {
  const { height, random, width } = stage.easel;
  return Array.from({ length: 5 }, (_, balloon) => {
    const isFirst = balloon === 0;
    const size = height * (isFirst ? 0.17 : random.between(0.035, 0.085));
    const at = isFirst
      ? { x: width * (0.5 + side * 0.19), y: height * 0.3 }
      : { x: width * random.between(0.1, 0.9), y: height * random.between(0.14, 0.42) };
    const phase = random.between(0, 2 * Math.PI);
    const near = size / (height * 0.17);
    return still(
      stage,
      {
        depth: 0.25 + (depth - 0.25) * near * 0.7,
        move: ({ ctx, drift }) =>
          ctx.translate(
            drift * (6 + near * 9) + Math.sin(drift * 0.4 + phase) * 6,
            -drift * (3 + near * 6) + Math.sin(drift * 0.7 + phase) * 5 * near,
          ),
      },
      (easel) => paintBalloon(easel, at, size),
    );
  });
}
