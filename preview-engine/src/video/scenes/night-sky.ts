import { paintGalaxy } from '../../image/composers/night-sky.ts';
import { mix } from '../../colour/oklch.ts';
import { paintGlow, paintMoon, paintStars } from '../../image/painters/light.ts';
import { createRidge, paintRidge } from '../../image/painters/ridge.ts';
import { paintTreeLine } from '../../image/painters/trees.ts';
import type { Layer, Shot } from '../film.ts';
import { auroraLayers } from '../layers/aurora.ts';
import { SKY_DEPTH, skyLayers } from '../layers/sky.ts';
import { meteorLayer, twinkleLayer } from '../layers/stars.ts';
import { breeze, lean, still } from '../layers/still.ts';
import { thingLayers } from '../layers/things.ts';
import type { Stage } from '../stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

/** Degrees per second: a night in a minute, as time lapses show it. */
const TURN_PACE = 0.55;
const TURN_MAX = 7;

/** The image engine's night: the sky turns, stars twinkle and fall, the aurora waves, spruces sway. */
export const buildNightSky: SceneBuilder = (stage) => {
  const { easel } = stage;
  const { height, random, scene, width } = easel;
  const horizon = height * random.between(0.76, 0.82);
  const glow = { x: width * random.between(0.3, 0.7), y: horizon * 1.02 };
  const moon = { x: width * random.pick([0.24, 0.76]), y: height * random.between(0.18, 0.26) };
  const hasAurora = scene.elements.has('aurora');
  const hasStars = !scene.without.has('stars');
  const turn = turnOf(stage, horizon);
  const layers: Layer[] = skyLayers(
    stage,
    { horizon: horizon + 10, sun: glow, cloudiness: 0, glow: 0.5 },
    null,
  );
  layers.push(
    still(stage, { depth: SKY_DEPTH, move: turn }, (sheet) => {
      if (!hasAurora) paintGalaxy(sheet, horizon * 1.2);
      if (hasStars) paintStars(sheet, horizon * 1.2, 2800);
    }),
  );
  if (hasStars) {
    const twinkle = twinkleLayer(stage, horizon, 130);
    layers.push({ ...twinkle, paint: (shot) => (turn(shot), twinkle.paint(shot)) });
  }
  if (hasAurora) layers.push(...auroraLayers(stage, horizon));
  layers.push(
    scene.elements.has('moon')
      ? still(stage, { depth: SKY_DEPTH }, (sheet) => paintMoon(sheet, moon, 54))
      : meteorLayer(stage, horizon),
  );
  return [...layers, ...groundLayers(stage, horizon, glow.x)];
};

/** About the middle of the sky, blown up as far as its corners need. */
function turnOf({ easel, secondsMax }: Stage, horizon: number): (shot: Shot) => void {
  const { height, width } = easel;
  const degreesMax = Math.min(TURN_MAX, secondsMax * TURN_PACE);
  const radians = (degreesMax * Math.PI) / 180;
  const cover = Math.cos(radians) + Math.sin(radians) * Math.max(width / height, height / width);
  return ({ ctx, drift }) => {
    const degrees = Math.max(-degreesMax, Math.min(degreesMax, drift * TURN_PACE));
    ctx.translate(width / 2, horizon * 0.55);
    ctx.scale(cover, cover);
    ctx.rotate((degrees * Math.PI) / 180);
    ctx.translate(-width / 2, -horizon * 0.55);
  };
}

function groundLayers(stage: Stage, horizon: number, glowX: number): Layer[] {
  const { easel } = stage;
  const { height, palette, scene, width } = easel;
  const ridges = [0, 0.5, 1].map((near) => ({
    near,
    ridge: createRidge(easel, {
      base: horizon + near * height * 0.13,
      rise: height * (0.14 - near * 0.05),
      span: 380 - near * 120,
      kind: near === 0 ? 'peaks' : 'hills',
    }),
  }));
  const things = thingLayers(
    stage,
    {
      ground: ridges[1]?.ridge ?? (() => horizon),
      size: height * 0.13,
      fill: palette.ink,
      light: { x: width - glowX, y: 0 },
    },
    0.62,
  );
  const layers = ridges.flatMap(({ near, ridge }) => {
    const top = mix(mix(palette.haze, palette.near, 0.5), palette.ink, near);
    const depth = 0.3 + near * 0.65;
    const land = still(stage, { depth }, (sheet) => {
      paintRidge(sheet, ridge, {
        top,
        foot: mix(top, palette.horizon, 0.4 * (1 - near)),
        fade: height * 0.16,
      });
    });
    if (near === 0 || scene.without.has('trees')) return [land];
    const foot = { x: 0, y: horizon + near * height * 0.11 };
    const trees = still(
      stage,
      { depth, move: ({ ctx, drift }) => lean(ctx, foot, 0.014 * breeze(drift, near * 4)) },
      (sheet) =>
        paintTreeLine(sheet, ridge, {
          size: 26 + near * 62,
          spacing: 9 + near * 10,
          fill: top,
          density: 0.45 + near * 0.12,
        }),
    );
    return [trees, land];
  });
  layers.splice(3, 0, ...things);
  layers.push(
    still(stage, { depth: 0.3, blend: 'screen' }, (sheet) =>
      paintGlow(sheet, { x: glowX, y: horizon }, height * 0.2, palette.horizon, 0.16),
    ),
  );
  return layers;
}
