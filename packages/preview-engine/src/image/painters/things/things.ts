import { css, mix, type Colour } from '../../../colour/oklch.ts';
import type { SceneElement } from '../../../prompt/scene.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { paintPalm } from '../nature/palm.ts';
import type { Ridge } from '../nature/ridge.ts';
import { cactus, cat, deer, fox, paintFigure, person } from './figures.ts';
import { paintBalloon, paintCabin, paintLighthouse } from './structures.ts';

export interface Setting {
  ground: Ridge;
  /** Height of a house; the others follow from it. */
  size: number;
  /** Colour of what stands against the light. */
  fill: Colour;
  /** Things keep to the other third, so that both balance. */
  light: Point;
  /** Where the first thing stands when the picture keeps a place free. */
  at?: number;
}

type Thing = (easel: Easel, setting: Setting, foot: Point) => void;

/** What stands on the ground, largest first. Boats and birds have places of their own. */
const THINGS: readonly (readonly [SceneElement, Thing])[] = [
  ['lighthouse', (easel, { size, fill }, foot) => paintLighthouse(easel, foot, size * 2.1, fill)],
  ['palm', (easel, { size, fill }, foot) => paintPalms(easel, foot, size * 1.7, fill)],
  ['cabin', (easel, { size, fill }, foot) => paintCabin(easel, foot, size * 0.62, fill)],
  ['cactus', (easel, { size, fill }, foot) => paintCacti(easel, foot, size, fill)],
  ['deer', (easel, { size, fill }, foot) => figure(easel, deer, foot, size * 0.8, fill)],
  [
    'fox',
    (easel, { size, fill }, foot) =>
      figure(easel, fox, foot, size * 0.5, mix(easel.palette.accent, fill, 0.35)),
  ],
  ['cat', (easel, { size, fill }, foot) => figure(easel, cat, foot, size * 0.45, fill)],
  ['people', (easel, { size, fill }, foot) => figure(easel, person, foot, size * 0.5, fill)],
];

/** Sets what the prompt names onto the ground, side by side, opposite the light. */
export function paintThings(easel: Easel, setting: Setting): void {
  const { palette, random, scene, width, height } = easel;
  const side = setting.light.x > width / 2 ? -1 : 1;
  let x = setting.at ?? width * (0.5 + side * random.between(0.15, 0.22));
  for (const [element, paint] of THINGS) {
    if (!scene.elements.has(element)) continue;
    paint(easel, setting, { x, y: setting.ground(x) + 3 });
    easel.painted.add(element);
    x -= side * setting.size * random.between(0.7, 0.95);
  }
  if (scene.elements.has('balloon')) {
    for (let balloon = 0; balloon < 5; balloon += 1) {
      const size = height * (balloon === 0 ? 0.17 : random.between(0.035, 0.085));
      const at =
        balloon === 0
          ? { x: width * (0.5 + side * 0.19), y: height * 0.3 }
          : { x: width * random.between(0.1, 0.9), y: height * random.between(0.14, 0.42) };
      paintBalloon(easel, at, size);
    }
  }
  if (scene.elements.has('birds')) {
    paintBirds(easel, { x: setting.light.x, y: height * 0.3 }, mix(palette.near, palette.ink, 0.4));
  }
}

function figure(
  easel: Easel,
  silhouette: Parameters<typeof paintFigure>[1],
  foot: Point,
  size: number,
  fill: Colour,
): void {
  easel.ctx.fillStyle = css(fill);
  paintFigure(easel, silhouette, foot, size, foot.x > easel.width / 2);
}

function paintCacti(easel: Easel, foot: Point, size: number, fill: Colour): void {
  const { random, width } = easel;
  for (const [offset, share] of [
    [0, 1.25],
    [-1.2, 0.6],
    [1.5, 0.42],
  ] as const) {
    easel.ctx.fillStyle = css(fill);
    const x = Math.min(width * 0.95, foot.x + offset * size);
    paintFigure(
      easel,
      cactus,
      { x, y: foot.y + size * 0.06 * (offset === 0 ? 1 : random.next()) },
      size * share,
      random.chance(0.5),
    );
  }
}

function paintPalms(easel: Easel, foot: Point, size: number, fill: Colour): void {
  paintPalm(easel, foot, size, fill, foot.x > easel.width / 2 ? -1 : 1);
  paintPalm(
    easel,
    { x: foot.x + size * 0.16, y: foot.y + 6 },
    size * 0.74,
    fill,
    foot.x > easel.width / 2 ? 1 : -1,
  );
}

/** A loose flock, each bird two wing strokes. */
export function paintBirds({ ctx, painted, random }: Easel, centre: Point, fill: Colour): void {
  painted.add('birds');
  ctx.strokeStyle = css(fill, 0.85);
  ctx.lineCap = 'round';
  for (let bird = 0; bird < 9; bird += 1) {
    const x = centre.x + random.bell() * 110;
    const y = centre.y + random.bell() * 42;
    const span = random.between(7, 15);
    const lift = span * random.between(0.25, 0.55);
    ctx.lineWidth = span * 0.16;
    ctx.beginPath();
    ctx.moveTo(x - span, y - lift * 0.4);
    ctx.quadraticCurveTo(x - span * 0.45, y - lift, x, y);
    ctx.quadraticCurveTo(x + span * 0.45, y - lift, x + span, y - lift * 0.5);
    ctx.stroke();
  }
}
