import { mix } from '../../colour/oklch.ts';
import type { Point } from '../../image/canvas/easel.ts';
import { paintRange, planBank, planRanges, planValley } from '../../image/composers/landscape.ts';
import { cloudiness, hasStars, placeLight } from '../../image/painters/light/place-light.ts';
import { paintRidge } from '../../image/painters/nature/ridge.ts';
import { paintTreeLine } from '../../image/painters/nature/trees.ts';
import type { Water } from '../../image/painters/nature/water.ts';
import { birdLayer } from '../layers/life.ts';
import { mistLayer } from '../layers/mist.ts';
import { skyLayers } from '../layers/sky.ts';
import { starLayers } from '../layers/stars.ts';
import { breeze, lean, still } from '../layers/still.ts';
import { thingLayers } from '../layers/things.ts';
import { glintLayer, rippleLayer, waterLayer } from '../layers/water.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

/** The image engine's mountains and lake: clouds drift, the lake shimmers, mist crosses the valley, spruces sway. */
export const buildLandscape: SceneBuilder = (stage, size) => {
  const { easel } = stage;
  const { height, palette, random, scene } = easel;
  const horizon = height * random.between(0.6, 0.66);
  const light = placeLight(easel, horizon);
  const hasLake = !scene.without.has('river') && (scene.elements.has('river') || random.chance(0.55));
  const ranges = [...planRanges(easel, horizon), ...(hasLake ? [] : planValley(easel, horizon))];
  const water: Water = {
    top: horizon,
    bottom: height,
    roughness: scene.weather === 'storm' ? 0.6 : 0.3,
    colour: mix(palette.near, palette.skyTop, 0.55),
    depth: 0.5,
  };
  const sky = { horizon: horizon + 20, sun: light, cloudiness: cloudiness(easel), glow: 1 };
  const layers = [
    ...skyLayers(stage, sky, light),
    ...(hasStars(scene) ? starLayers(stage, horizon, 520) : []),
    ...ranges.map((range, index) =>
      still(stage, { depth: 0.18 + (0.36 * index) / (ranges.length - 1) }, (sheet) =>
        paintRange(sheet, range, light),
      ),
    ),
  ];
  // The mist lies between the far ranges and the near ones.
  const mist = {
    top: horizon / height - 0.2,
    bottom: horizon / height + 0.08,
    strength: 0.34,
    pace: 14,
    depth: 0.3,
  };
  layers.splice(-Math.ceil(ranges.length / 2), 0, mistLayer(stage, mist));
  if (!scene.without.has('birds') && !palette.isDark) {
    layers.push(
      birdLayer(stage, { x: easel.width - light.x, y: height * 0.3 }, mix(palette.near, palette.ink, 0.4)),
    );
  }
  if (hasLake) {
    layers.push(waterLayer(stage, size, water), rippleLayer(stage, water, palette.horizon, 220));
    if (light.body !== 'none') layers.push(glintLayer(stage, water, palette.light, light, 150));
  }
  return [...layers, ...foregroundLayers(stage, light)];
};

function foregroundLayers(stage: Stage, light: Point): Layer[] {
  const { easel } = stage;
  const { palette, height, scene } = easel;
  const { bank, fill, from, to } = planBank(easel, light);
  const groves = scene.without.has('trees') ? [] : [0, 1, 2];
  return [
    ...groves.map((grove) =>
      still(
        stage,
        {
          depth: 1,
          move: ({ ctx, drift }) => lean(ctx, { x: 0, y: height * 0.95 }, 0.018 * breeze(drift, 1.7 * grove)),
        },
        (sheet) =>
          paintTreeLine(sheet, bank, {
            size: height * 0.2,
            spacing: 90,
            fill,
            density: 1,
            from: from + grove * 30,
            to,
          }),
      ),
    ),
    ...thingLayers(stage, { ground: bank, size: height * 0.15, fill, light }, 1),
    still(stage, { depth: 1 }, (sheet) =>
      paintRidge(sheet, bank, { top: fill, foot: palette.ink, fade: height * 0.14 }),
    ),
  ];
}
