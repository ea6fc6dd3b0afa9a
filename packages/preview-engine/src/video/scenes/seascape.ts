import { css, mix } from '../../colour/oklch.ts';
import type { Point } from '../../image/canvas/easel.ts';
import { paintHeadland, planHeadland, planShore } from '../../image/composers/seascape.ts';
import { cloudiness, hasStars, placeLight } from '../../image/painters/light/place-light.ts';
import { paintRidge } from '../../image/painters/nature/ridge.ts';
import type { Water } from '../../image/painters/nature/water.ts';
import { boat, paintFigure } from '../../image/painters/things/figures.ts';
import { birdLayer } from '../layers/life.ts';
import { skyLayers } from '../layers/sky.ts';
import { starLayers } from '../layers/stars.ts';
import { still } from '../layers/still.ts';
import { thingLayers } from '../layers/things.ts';
import { glintLayer, rippleLayer, waterLayer } from '../layers/water.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

/** The image engine's open water: swell that runs to the eye, the light's path, boats that rock, gulls. */
export const buildSeascape: SceneBuilder = (stage, size) => {
  const { easel } = stage;
  const { height, palette, random, scene, width } = easel;
  const horizon = height * random.between(0.54, 0.6);
  const light = placeLight(easel, horizon);
  const isRough = scene.weather === 'storm' || scene.mood === 'dramatic';
  const water: Water = {
    top: horizon,
    bottom: height,
    roughness: isRough ? 0.95 : 0.55,
    colour: mix(palette.near, palette.skyTop, 0.6),
    depth: 0.62,
  };
  const sky = { horizon: horizon + 2, sun: light, cloudiness: cloudiness(easel), glow: 1.15 };
  const gulls = { x: width - light.x, y: height * 0.24 };
  return [
    ...skyLayers(stage, sky, light),
    ...(hasStars(scene) ? starLayers(stage, horizon, 520) : []),
    headlandLayer(stage, horizon, light),
    waterLayer(stage, size, water),
    rippleLayer(stage, water, palette.horizon, isRough ? 620 : 420),
    glintLayer(stage, water, palette.light, light, light.body === 'none' ? 130 : 340),
    ...(scene.without.has('birds') ? [] : [birdLayer(stage, gulls, mix(palette.ink, palette.near, 0.45))]),
    ...boatLayers(stage, horizon, light, isRough ? 2.4 : 1),
    ...shoreLayers(stage, light),
  ];
};

function headlandLayer(stage: Stage, horizon: number, light: Point): Layer {
  const headland = planHeadland(stage.easel, horizon, light);
  return still(stage, { depth: 0.35 }, (sheet) => paintHeadland(sheet, headland));
}

/** Boats that sail slowly and rock on the swell, each with its dark mirror image. */
function boatLayers(stage: Stage, horizon: number, light: Point, swell: number): Layer[] {
  const { height, palette, random, scene, width } = stage.easel;
  if (!scene.elements.has('boat')) return [];
  stage.easel.painted.add('boat');
  const fill = mix(palette.ink, palette.near, 0.45);
  const fleet = [
    { x: width * 0.5 + (light.x - width * 0.5) * 0.55, near: 0.3 },
    { x: width - light.x, near: 0.08 },
    { x: width * random.between(0.4, 0.6), near: 0.03 },
  ];
  return fleet.toReversed().map(({ x, near }) => {
    const size = 30 + near * height * 0.46;
    const foot = { x, y: horizon + near * (height - horizon) };
    const isFlipped = random.chance(0.5);
    const phase = random.between(0, 2 * Math.PI);
    const body = css(mix(fill, palette.haze, 0.35 * (1 - near * 3)));
    return {
      depth: 0.5 + near * 0.6,
      paint: ({ ctx, drift }) => {
        const easel = { ...stage.easel, ctx };
        const way = drift * (4 + near * 34) * (isFlipped ? -1 : 1);
        const at = { x: foot.x + way, y: foot.y + Math.sin(drift * 1.5 + phase) * size * 0.014 * swell };
        ctx.fillStyle = css(fill, 0.3);
        paintFigure(
          easel,
          boat,
          { x: at.x + Math.sin(drift * 2.1) * 2, y: at.y + 2 },
          -size * 0.6,
          !isFlipped,
        );
        ctx.translate(at.x, at.y);
        ctx.rotate(0.028 * swell * Math.sin(drift * 1.2 + phase));
        ctx.fillStyle = body;
        paintFigure(easel, boat, { x: 0, y: 0 }, size, isFlipped);
      },
    };
  });
}

function shoreLayers(stage: Stage, light: Point): Layer[] {
  const { height, palette } = stage.easel;
  const planned = planShore(stage.easel, light);
  if (!planned) return [];
  const { shore, fill } = planned;
  return [
    ...thingLayers(stage, { ground: shore, size: height * 0.16, fill, light }, 1),
    still(stage, { depth: 1 }, (sheet) =>
      paintRidge(sheet, shore, { top: fill, foot: palette.ink, fade: height * 0.2 }),
    ),
  ];
}
