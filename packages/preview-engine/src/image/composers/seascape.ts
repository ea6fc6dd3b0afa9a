import { css, mix, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel, Point } from '../canvas/easel.ts';
import { cloudiness, paintLightSource, paintSceneStars, placeLight } from '../painters/light/place-light.ts';
import { paintSky } from '../painters/light/sky.ts';
import { createRidge, paintRidge, type Ridge } from '../painters/nature/ridge.ts';
import { paintGlints, paintRipples, paintWater, type Water } from '../painters/nature/water.ts';
import { boat, paintFigure } from '../painters/things/figures.ts';
import { paintBirds, paintThings } from '../painters/things/things.ts';

/** Things that need ground under them. */
const STANDING = ['lighthouse', 'palm', 'cabin', 'people', 'cat', 'fox', 'deer', 'rocks'] as const;

/** Open water under a wide sky, the light's path on it, headlands at the side. */
export const paintSeascape: Composer = (easel) => {
  const { height, isFine, palette, random, scene } = easel;
  const horizon = height * random.between(0.54, 0.6);
  const light = placeLight(easel, horizon);
  const clouds = cloudiness(easel);
  const isRough = scene.weather === 'storm' || scene.mood === 'dramatic';
  const water: Water = {
    top: horizon,
    bottom: height,
    roughness: isRough ? 0.95 : 0.5,
    colour: mix(palette.near, palette.skyTop, 0.6),
    depth: 0.62,
  };
  return [
    () => paintSky(easel, { horizon: horizon + 2, sun: light, cloudiness: clouds, glow: 1.15 }),
    () => paintSceneStars(easel, horizon),
    () => paintLightSource(easel, light),
    () => paintHeadland(easel, planHeadland(easel, horizon, light)),
    () => paintWater(easel, water),
    () => paintRipples(easel, water, palette.horizon, (isRough ? 1600 : 1000) * (isFine ? 2.6 : 1)),
    () => paintGlints(easel, water, palette.light, light, light.body === 'none' ? 180 : 520),
    () => paintBoats(easel, horizon, light),
    () => paintShore(easel, light),
  ];
};

/** Land that sinks into the sea towards the light. */
export function planHeadland(easel: Easel, horizon: number, light: Point): Ridge {
  const { height, random, width } = easel;
  const isLeft = light.x > width / 2;
  const edge = createRidge(easel, { base: horizon + 6, rise: height * 0.09, span: 300, kind: 'peaks' });
  const reach = width * random.between(0.42, 0.6);
  return (x) => {
    const along = (isLeft ? x : width - x) / reach;
    return edge(x) + Math.max(0, along) ** 2 * height * 0.12;
  };
}

export function paintHeadland(easel: Easel, headland: Ridge): void {
  const { height, palette } = easel;
  const top = mix(palette.haze, palette.near, 0.45);
  paintRidge(easel, headland, { top, foot: mix(top, palette.horizon, 0.35), fade: height * 0.13 });
}

/** One boat in the light's path, smaller ones further out. */
function paintBoats(easel: Easel, horizon: number, light: Point): void {
  const { ctx, height, palette, random, scene, width } = easel;
  const fill = mix(palette.ink, palette.near, 0.45);
  if (!scene.without.has('birds')) paintBirds(easel, { x: width - light.x, y: height * 0.24 }, fill);
  if (!scene.elements.has('boat')) return;
  easel.painted.add('boat');
  const fleet = [
    { x: light.x + random.between(-30, 30), near: 0.3 },
    { x: width - light.x, near: 0.08 },
    { x: width * random.between(0.4, 0.6), near: 0.03 },
  ];
  for (const { x, near } of fleet) {
    const size = 30 + near * height * 0.46;
    const y = horizon + near * (height - horizon);
    ctx.fillStyle = css(fill, 0.32);
    paintFigure(easel, boat, { x, y: y + 2 }, -size * 0.6, true);
    ctx.fillStyle = css(mix(fill, palette.haze, 0.35 * (1 - near * 3)));
    paintFigure(easel, boat, { x, y }, size, random.chance(0.5));
  }
}

/** Rocks or a beach at the near edge; null unless something stands there. */
export function planShore(easel: Easel, light: Point): { shore: Ridge; fill: Colour } | null {
  const { height, painted, palette, scene, width } = easel;
  if (!STANDING.some((element) => scene.elements.has(element))) return null;
  painted.add('rocks');
  const side = light.x > width / 2 ? 0 : width;
  const edge = createRidge(easel, {
    base: height * 0.9,
    rise: height * 0.14,
    span: 210,
    kind: scene.elements.has('palm') ? 'hills' : 'peaks',
  });
  const shore: Ridge = (x) => {
    const off = Math.abs(x - side) / (width * 0.62);
    return edge(x) + off ** 3 * height * 0.32 - (1 - Math.min(1, off)) * height * 0.07;
  };
  return { shore, fill: mix(palette.ink, palette.near, 0.45) };
}

function paintShore(easel: Easel, light: Point): void {
  const { height, palette } = easel;
  const planned = planShore(easel, light);
  if (!planned) return;
  const { shore, fill } = planned;
  paintRidge(easel, shore, { top: fill, foot: palette.ink, fade: height * 0.2 });
  paintThings(easel, { ground: shore, size: height * 0.16, fill, light });
}
