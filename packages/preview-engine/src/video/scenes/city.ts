import { css, mix } from '../../colour/oklch.ts';
import {
  hasNeon,
  paintNeonAir,
  paintStreetMist,
  planBlock,
  planSkyline,
} from '../../image/composers/city.ts';
import type { Area } from '../../image/painters/light/field.ts';
import { cloudiness, hasStars } from '../../image/painters/light/place-light.ts';
import type { Water } from '../../image/painters/nature/water.ts';
import { paintBlock } from '../../image/painters/things/buildings.ts';
import { skyLayers } from '../layers/sky.ts';
import { starLayers } from '../layers/stars.ts';
import { still } from '../layers/still.ts';
import { trafficLayers } from '../layers/traffic.ts';
import { glintLayer, rippleLayer, waterLayer } from '../layers/water.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

const ROWS = 5;
/** The quay keeps the water's depth, or the mirror image would slip away from the towers. */
const QUAY_DEPTH = 0.5;

/** The image engine's skyline: windows go on and off, traffic passes, neon breathes, the river shimmers. */
export const buildCity: SceneBuilder = (stage, size) => {
  const { easel } = stage;
  const { height, palette, random, scene, width } = easel;
  const { ground, light, disc } = planSkyline(easel);
  const centre = light.x + width * random.between(-0.08, 0.08);
  const water: Water = {
    top: ground,
    bottom: height,
    roughness: 0.45,
    colour: mix(palette.ink, palette.skyTop, 0.4),
    depth: 0.62,
  };
  const sky = { horizon: ground, sun: disc, cloudiness: cloudiness(easel) * 0.7, glow: 1.1 };
  const layers = [
    ...skyLayers(stage, sky, disc),
    ...(hasStars(scene) ? starLayers(stage, ground * 0.8, 520) : []),
  ];
  if (hasNeon(easel)) layers.push(neonAirLayer(stage, centre, ground));
  for (let row = 0; row < ROWS; row += 1) layers.push(...blockLayers(stage, { row, ground, centre }));
  return [
    ...layers,
    ...trafficLayers(stage, ground, QUAY_DEPTH),
    waterLayer(stage, size, water),
    rippleLayer(stage, water, palette.horizon, 200),
    glintLayer(stage, water, mix(palette.light, palette.accent, 0.3), light, 110),
  ];
};

/** The glow of the neon swells slowly and, as tubes do, dips for a moment now and then. */
function neonAirLayer(stage: Stage, centre: number, ground: number): Layer {
  return still(
    stage,
    {
      depth: 0.2,
      blend: 'screen',
      alpha: ({ pace }) =>
        0.78 +
        0.16 * Math.sin(pace * 1.3) -
        (Math.sin(pace * 2.1 + 1) * Math.sin(pace * 5.3) > 0.86 ? 0.14 : 0),
    },
    (sheet) => paintNeonAir(sheet, centre, ground),
  );
}

interface Row {
  row: number;
  ground: number;
  centre: number;
}

function blockLayers(stage: Stage, { row, ground, centre }: Row): Layer[] {
  const { height } = stage.easel;
  const near = row / (ROWS - 1);
  const depth = 0.22 + near * (QUAY_DEPTH - 0.22);
  const planned = planBlock(stage.easel, { ground, centre, near });
  const windows: Area[] = [];
  const block = still(stage, { depth }, (sheet) => {
    paintBlock(sheet, { ...planned, onLitWindow: (window) => windows.push(window) });
    if (near < 1) paintStreetMist(sheet, ground, height * 0.2, 0.34);
  });
  return [block, darkWindowLayer(stage, windows, css(mix(planned.wall, planned.haze, 0.12)), depth)];
}

/** Some windows are dark for a while, as in a city where lights go on and off. */
function darkWindowLayer(stage: Stage, windows: readonly Area[], wall: string, depth: number): Layer {
  const { random } = stage.easel;
  const switched = windows
    .filter(() => random.chance(0.3))
    .map((window) => ({ ...window, pace: random.between(0.35, 1.5), phase: random.between(0, 2 * Math.PI) }));
  return {
    depth,
    paint: ({ ctx, pace }) => {
      ctx.fillStyle = wall;
      for (const { x, y, width, height, pace: own, phase } of switched) {
        if (Math.sin(pace * own + phase) > 0.1) ctx.fillRect(x - 0.4, y - 0.4, width + 0.8, height + 0.8);
      }
    },
  };
}
