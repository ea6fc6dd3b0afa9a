import {
  hasTrees,
  paintGalaxy,
  paintNightRidge,
  paintNightTrees,
  planNight,
  planRidges,
} from '../../image/composers/night-sky.ts';
import { paintGlow, paintMoon, paintStars } from '../../image/painters/light/light.ts';
import { auroraLayers } from '../layers/aurora.ts';
import { SKY_DEPTH, skyLayers } from '../layers/sky.ts';
import { meteorLayer, twinkleLayer } from '../layers/stars.ts';
import { breeze, lean, still } from '../layers/still.ts';
import { thingLayers } from '../layers/things.ts';
import type { Layer, Shot } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

/** Degrees per second: a night in a minute, as time lapses show it. */
const TURN_PACE = 0.55;
const TURN_MAX = 7;

/** The image engine's night: the sky turns, stars twinkle and fall, the aurora waves, spruces sway. */
export const buildNightSky: SceneBuilder = (stage) => {
  const { easel } = stage;
  const { scene } = easel;
  const { horizon, glow, moon } = planNight(easel);
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

/** Turns about the middle of the sky, enlarged so far that its corners stay out of sight. */
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
  const { height, palette, width } = easel;
  const ridges = planRidges(easel, horizon);
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
  const layers = ridges.flatMap((one) => {
    const depth = 0.3 + one.near * 0.65;
    const land = still(stage, { depth }, (sheet) => paintNightRidge(sheet, one));
    if (!hasTrees(easel, one)) return [land];
    const foot = { x: 0, y: horizon + one.near * height * 0.11 };
    const trees = still(
      stage,
      { depth, move: ({ ctx, drift }) => lean(ctx, foot, 0.014 * breeze(drift, one.near * 4)) },
      (sheet) => paintNightTrees(sheet, one),
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
