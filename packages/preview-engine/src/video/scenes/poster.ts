import { layOutGrid, paintPosterGrid } from '../../image/composers/poster-grid.ts';
import { drawPart, paintSprite, still } from '../layers/still.ts';
import { wrap } from '../layers/water.ts';
import type { Shot } from '../stage/film.ts';
import type { SceneBuilder } from './scene-builder.ts';

/** Seconds from one turn of the grid's tiles to the next. */
const BEAT_SECONDS = 1.7;

/** The image engine's poster as a motion graphic: tiles that turn in a wave. */
export const buildPoster: SceneBuilder = (stage) => {
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
};

/** 0 at rest, 1 in the middle of a turn. */
function lift(turn: number): number {
  return Math.sin(Math.PI * wrap(turn));
}

/** 0, 1, 2 … with a soft turn over the first part of each beat. */
function quarterTurns(beats: number): number {
  const share = Math.min(1, wrap(beats) / 0.6);
  return Math.floor(beats) + share * share * (3 - 2 * share);
}
