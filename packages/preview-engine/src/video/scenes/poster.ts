import { paintPosterArches } from '../../image/composers/poster-arches.ts';
import { layOutGrid, paintPosterGrid } from '../../image/composers/poster-grid.ts';
import { drawPart, drawSprite, paintPasses, paintSprite, still } from '../layers/still.ts';
import { wrap } from '../layers/water.ts';
import type { Layer, Shot } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

/** Seconds from one turn of the grid's tiles to the next. */
const BEAT_SECONDS = 1.7;

/**
 * The image engine's two posters as motion graphics: tiles that turn in a wave, or a stage whose sun and balls move.
 */
export const buildPoster: SceneBuilder = (stage) =>
  stage.easel.random.chance(0.5) ? gridLayers(stage) : archLayers(stage);

/** Every tile turns by a quarter, one after the other along the diagonal, and rests until the next wave. */
function gridLayers(stage: Stage): Layer[] {
  const { random } = stage.easel;
  const { cell, columns, rows, margin, top } = layOutGrid(stage.easel);
  const paper = still(stage, { depth: 1 }, (easel) => paintPosterGrid(easel)[0]?.());
  const sheet = paintSprite(stage, 1, (easel) => {
    for (const paint of paintPosterGrid(easel)) paint();
  });
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      x: margin + column * cell,
      y: top + row * cell,
      delay: ((row + column) / (rows + columns)) * 0.55 + random.between(0, 0.08),
      side: (row + column) % 2 === 0 ? 1 : -1,
    };
  });
  const print = ({ ctx, drift }: Shot): void => {
    const turned = tiles.map((tile) => ({ ...tile, turn: quarterTurns(drift / BEAT_SECONDS - tile.delay) }));
    // What turns lies over what rests.
    for (const { x, y, side, turn } of turned.toSorted((one, other) => lift(one.turn) - lift(other.turn))) {
      const [middleX, middleY] = [x + cell / 2, y + cell / 2];
      ctx.save();
      ctx.translate(middleX, middleY);
      ctx.rotate((side * turn * Math.PI) / 2);
      ctx.scale(1 - 0.14 * lift(turn), 1 - 0.14 * lift(turn));
      ctx.translate(-middleX, -middleY);
      drawPart(ctx, sheet, { x, y, width: cell + 0.6, height: cell + 0.6 });
      ctx.restore();
    }
  };
  return [paper, { depth: 1, paint: print }];
}

/** 0 at rest, 1 in the middle of a turn. */
function lift(turn: number): number {
  return Math.sin(Math.PI * wrap(turn));
}

/** 0, 1, 2 … with a soft turn over the first part of each beat. */
function quarterTurns(beats: number): number {
  const share = Math.min(1, wrap(beats) / 0.6);
  return Math.floor(beats) + share * share * (3 - 2 * share);
}

/** The stage of arches, each pass a layer: the sun climbs, the balls hop and roll, the camera has depth to move in. */
function archLayers(stage: Stage): Layer[] {
  const { height, width } = stage.easel;
  const unit = Math.min(width, height);
  const moves: readonly { depth: number; move: (shot: Shot) => void }[] = [
    { depth: 0.1, move: () => undefined },
    {
      depth: 0.3,
      move: ({ ctx, drift }) =>
        ctx.translate(Math.sin(drift * 0.35) * unit * 0.04, unit * (0.06 - 0.1 * Math.sin(drift * 0.42))),
    },
    { depth: 0.75, move: () => undefined },
    { depth: 1, move: () => undefined },
    { depth: 1, move: () => undefined },
    { depth: 1.05, move: ({ ctx, drift }) => hop(ctx, unit, drift * 1.1) },
    { depth: 1.15, move: ({ ctx, drift }) => ctx.translate(Math.sin(drift * 0.8) * unit * 0.16, 0) },
  ];
  return paintPasses(stage, 1, paintPosterArches).map((sprite, pass) => {
    const { depth = 1, move } = moves[pass] ?? {};
    return {
      depth,
      paint: (shot) => {
        move?.(shot);
        drawSprite(shot.ctx, sprite);
      },
    };
  });
}

/** Up and down as a ball jumps, from one side to the other. */
function hop(ctx: Shot['ctx'], unit: number, time: number): void {
  ctx.translate(Math.sin(time * 0.55) * unit * 0.07, -unit * 0.13 * Math.abs(Math.sin(time * 1.6)));
}
