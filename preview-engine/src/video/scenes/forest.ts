import {
  leafColour,
  paintAir,
  paintFrame,
  paintShafts,
  paintUndergrowth,
  paintVeil,
} from '../../image/composers/forest.ts';
import { mix, type Colour } from '../../colour/oklch.ts';
import type { Easel, Point } from '../../image/easel.ts';
import { paintGlow } from '../../image/painters/light.ts';
import { createRidge, paintRidge, type Ridge } from '../../image/painters/ridge.ts';
import { paintSpruce } from '../../image/painters/trees.ts';
import { paintTrunk } from '../../image/painters/trunks.ts';
import type { Layer } from '../film.ts';
import { moteLayer } from '../layers/life.ts';
import { mistLayer } from '../layers/mist.ts';
import { breeze, lean, still } from '../layers/still.ts';
import { thingLayers } from '../layers/things.ts';
import type { Stage } from '../stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

const ROWS = 6;

interface Wood {
  ground: number;
  sun: Point;
  leaf: Colour;
  air: Colour;
  dark: Colour;
}

/** The image engine's wood: shafts of light wander, ferns sway, dust floats in the sun and fireflies after it. */
export const buildForest: SceneBuilder = (stage) => {
  const { easel } = stage;
  const { height, palette, random, scene, width } = easel;
  const ground = height * random.between(0.74, 0.8);
  const sun = { x: width * random.pick([0.36, 0.62]), y: height * random.between(0.26, 0.36) };
  const leaf = leafColour(easel);
  const wood: Wood = {
    ground,
    sun,
    leaf,
    air: mix(palette.horizon, leaf, palette.isDark ? 0.5 : 0.22),
    dark: mix(mix(palette.ink, leaf, 0.3), palette.near, 0.3),
  };
  const layers: Layer[] = [still(stage, { depth: 0.12 }, (sheet) => paintAir(sheet, sun, wood.air, leaf))];
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
      (sheet) => paintFrame(sheet, wood.dark, leaf),
    ),
  );
  return layers;
};

/** A row of trunks with its floor, the ferns before it and the air behind which the next row stands. */
function rowLayers(stage: Stage, wood: Wood, near: number): Layer[] {
  const { easel } = stage;
  const { height } = easel;
  const line = wood.ground + (near - 0.5) * height * 0.2;
  const tone = mix(wood.air, wood.dark, 0.12 + near ** 1.1 * 0.86);
  const floor = createRidge(easel, { base: line, rise: height * 0.035, span: 340, kind: 'hills' });
  const depth = 0.25 + near * 0.75;
  const trunks = still(stage, { depth }, (sheet) => {
    paintTrees(sheet, wood, near, floor, tone);
    const foot = mix(tone, near < 0.7 ? wood.air : wood.dark, 0.4);
    paintRidge(sheet, floor, { top: tone, foot, fade: height * 0.14 });
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

function paintTrees(easel: Easel, { sun }: Wood, near: number, floor: Ridge, tone: Colour): void {
  const { height, palette, random, width } = easel;
  const spacing = width * (0.035 + near * 0.13);
  for (let x = random.between(-spacing, 0); x < width + 30; x += spacing * random.between(0.5, 1.5)) {
    // The way to the light stays open.
    if (near > 0.45 && Math.abs(x - sun.x) < width * 0.17 * near + 30) continue;
    const foot = { x, y: floor(x) + 6 };
    const isYoung = near < 0.8 && random.chance(0.3);
    if (isYoung) paintSpruce(easel, foot, height * (0.14 + near * 0.2) * random.between(0.6, 1.2), tone);
    else
      paintTrunk(easel, foot, {
        girth: 5 + near ** 1.5 * 50 * random.between(0.6, 1.1),
        fill: tone,
        light: mix(tone, palette.light, 0.32),
        sun,
      });
  }
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
  if (palette.isDark)
    return moteLayer(stage, {
      count: 46,
      colour: { l: 0.9, c: 0.17, h: 112 },
      area: { left: 0, right: 1, top: 0.42, bottom: 0.95 },
      size: [5, 13],
      wind: 9,
      fall: -5,
      glow: 0.5,
    });
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
