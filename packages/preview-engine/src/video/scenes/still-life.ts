import { css } from '../../colour/oklch.ts';
import type { Point } from '../../image/canvas/easel.ts';
import { paintFruits, planTable } from '../../image/composers/still-life.ts';
import { paintBouquet } from '../../image/painters/nature/bouquet.ts';
import { paintLeaf } from '../../image/painters/nature/plants.ts';
import { paintRoom } from '../../image/painters/things/room.ts';
import { paintCast, paintVase } from '../../image/painters/things/table-things.ts';
import { moteLayer } from '../layers/life.ts';
import { breeze, lean, still } from '../layers/still.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

/** The image engine's table: the window's light wanders over the wall, stems sway, petals fall, dust floats. */
export const buildStillLife: SceneBuilder = (stage) => {
  const { easel } = stage;
  const { palette } = easel;
  const plan = planTable(easel);
  const { table, side, unit, vase, mouth } = plan;
  return [
    still(stage, { depth: 0.35 }, (sheet) => paintRoom(sheet, plan)),
    ...leafShadeLayers(stage, table, side),
    still(stage, { depth: 0.8 }, (sheet) => paintCast(sheet, vase, unit * 0.17, side)),
    still(
      stage,
      { depth: 0.85, move: ({ ctx, drift }) => lean(ctx, mouth, 0.055 * breeze(drift * 0.8, 0.4)) },
      (sheet) => paintBouquet(sheet, mouth, unit),
    ),
    still(stage, { depth: 0.85 }, (sheet) => paintVase(sheet, vase, unit, side)),
    still(stage, { depth: 1 }, (sheet) => paintFruits(sheet, plan)),
    petalLayer(stage, mouth, table + unit * 0.12, unit),
    moteLayer(stage, {
      count: 60,
      colour: palette.light,
      area: { left: 0.1, right: 0.9, top: 0.05, bottom: 0.8 },
      size: [1.6, 5],
      wind: 9,
      fall: 5,
      glow: 0.8,
    }),
  ];
};

/** Shadows of a branch outside that move over the lit wall. */
function leafShadeLayers(stage: Stage, table: number, side: number): Layer[] {
  const { palette, random, width } = stage.easel;
  return [0, 1].map((branch) =>
    still(
      stage,
      {
        depth: 0.35,
        alpha: () => 0.3,
        move: ({ ctx, drift }) => lean(ctx, { x: 0, y: 0 }, 0.07 * breeze(drift, branch * 2.6)),
      },
      ({ ctx }) => {
        ctx.save();
        ctx.beginPath();
        ctx.rect(0, 0, width, table);
        ctx.clip();
        ctx.filter = 'blur(5px)';
        ctx.fillStyle = css(palette.near);
        const from = { x: width / 2 + side * width * 0.02 + branch * 130, y: table * (0.08 + branch * 0.2) };
        for (let leaf = 0; leaf < 15; leaf += 1) {
          const at = { x: from.x - side * leaf * 21, y: from.y + leaf * 15 + random.bell() * 9 };
          paintLeaf(ctx, at, Math.PI / 2 + random.bell() * 0.9, 74, 13);
        }
        ctx.restore();
      },
    ),
  );
}

/** A petal comes loose now and then, swings down and stays on the cloth. */
function petalLayer(stage: Stage, from: Point, floor: number, unit: number): Layer {
  const { palette, random } = stage.easel;
  const petals = Array.from({ length: 7 }, (_, index) => ({
    start: index * 1.5 + random.between(0.1, 0.7),
    x: from.x + random.bell() * unit * 0.12,
    y: from.y - unit * random.between(0.08, 0.22),
    floor: floor + random.between(0, unit * 0.08),
    phase: random.between(0, 2 * Math.PI),
  }));
  return {
    depth: 0.9,
    paint: ({ ctx, pace }) => {
      ctx.fillStyle = css(palette.accent);
      for (const { start, x, y, floor: cloth, phase } of petals) {
        if (pace < start) continue;
        const fallen = Math.min((pace - start) * unit * 0.16, cloth - y);
        const swing = fallen / (unit * 0.05) + phase;
        const at = { x: x + Math.sin(swing) * unit * 0.022 + fallen * 0.12, y: y + fallen };
        ctx.globalAlpha = Math.min(1, (pace - start) * 4);
        paintLeaf(ctx, at, 0.6 * Math.sin(swing), unit * 0.026, unit * 0.006);
      }
    },
  };
}
