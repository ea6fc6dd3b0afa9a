import { mix } from '../../colour/oklch.ts';
import {
  paintAir,
  paintFloor,
  paintFrame,
  paintShafts,
  paintTrees,
  paintUndergrowth,
  paintVeil,
  planRow,
  planWood,
  type Wood,
} from '../../image/composers/forest.ts';
import { paintGlow } from '../../image/painters/light/light.ts';
import { moteLayer } from '../layers/life.ts';
import { mistLayer } from '../layers/mist.ts';
import { breeze, lean, still } from '../layers/still.ts';
import { thingLayers } from '../layers/things.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

const ROWS = 6;

/** The image engine's wood: shafts of light wander, ferns sway, dust floats in the sun and fireflies after it. */
export const buildForest: SceneBuilder = (stage) => {
  const { easel } = stage;
  const { height, palette, scene, width } = easel;
  const wood = planWood(easel);
  const { ground, sun } = wood;
  const layers: Layer[] = [
    still(stage, { depth: 0.12 }, (sheet) => paintAir(sheet, sun, wood.air, wood.leaf)),
  ];
  for (let row = 0; row < ROWS; row += 1) layers.push(...rowLayers(stage, wood, row / (ROWS - 1)));
  if (!palette.isDark || scene.elements.has('moon')) layers.push(...shaftLayers(stage, wood));
  layers.push(
    still(
      stage,
      { depth: 0.5, blend: 'screen', alpha: ({ drift }) => 0.85 + 0.15 * Math.sin(drift * 0.8) },
      (sheet) =>
        paintGlow(sheet, { x: sun.x, y: ground }, width * 0.34, palette.light, palette.isDark ? 0.1 : 0.3),
    ),
    ...thingLayers(
      stage,
      { ground: () => ground + height * 0.05, size: height * 0.26, fill: wood.dark, light: sun, at: sun.x },
      0.8,
    ),
    mistLayer(stage, { top: 0.55, bottom: 0.95, strength: 0.22, pace: 20, depth: 0.85 }),
    airLife(stage, wood),
    still(
      stage,
      { depth: 1.2, move: ({ ctx, drift }) => lean(ctx, { x: 0, y: height }, 0.05 * breeze(drift, 2)) },
      (sheet) => paintFrame(sheet, wood.dark, wood.leaf),
    ),
  );
  return layers;
};

/** A row of trunks with its floor, the ferns before it and the air behind which the next row stands. */
function rowLayers(stage: Stage, wood: Wood, near: number): Layer[] {
  const { line, tone, floor } = planRow(stage.easel, wood, near);
  const depth = 0.25 + near * 0.75;
  const trunks = still(stage, { depth }, (sheet) => {
    paintTrees(sheet, wood, { near, floor, tone });
    paintFloor(sheet, wood, { near, floor, tone });
    if (near <= 0.55) paintVeil(sheet, line, wood.air);
  });
  if (near <= 0.55) return [trunks];
  const ferns = still(
    stage,
    {
      depth,
      move: ({ ctx, drift }) => lean(ctx, { x: 0, y: line }, 0.06 * breeze(drift, near * 7)),
    },
    (sheet) => paintUndergrowth(sheet, floor, near, mix(tone, wood.leaf, 0.35)),
  );
  return [trunks, ferns];
}

/** Two bundles of beams that brighten in turn and swing a little: leaves move before the sun. */
function shaftLayers(stage: Stage, { sun, ground }: Wood): Layer[] {
  return [0, 1].map((bundle) =>
    still(
      stage,
      {
        depth: 0.6,
        blend: 'screen',
        alpha: ({ drift }) => 0.62 + 0.38 * Math.sin(drift * (0.9 + bundle * 0.35) + bundle * 2.4),
        move: ({ ctx, drift }) =>
          lean(ctx, { x: 0, y: -ground * 0.3 }, 0.03 * Math.sin(drift * 0.5 + bundle * 2)),
      },
      (sheet) => paintShafts(sheet, sun, ground),
    ),
  );
}

function airLife(stage: Stage, { sun }: Wood): Layer {
  const { palette, width } = stage.easel;
  const middle = sun.x / width;
  if (palette.isDark) {
    return moteLayer(stage, {
      count: 46,
      colour: { l: 0.9, c: 0.17, h: 112 },
      area: { left: 0, right: 1, top: 0.42, bottom: 0.95 },
      size: [5, 13],
      wind: 9,
      fall: -5,
      glow: 0.5,
    });
  }
  return moteLayer(stage, {
    count: 90,
    colour: palette.light,
    area: { left: middle - 0.35, right: middle + 0.35, top: 0.15, bottom: 0.9 },
    size: [2.2, 6.5],
    wind: 12,
    fall: 7,
    glow: 0.85,
  });
}
