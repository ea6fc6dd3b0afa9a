import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Easel, Point } from '../../image/canvas/easel.ts';
import type { Area } from '../../image/painters/light/field.ts';
import type { Layer, Shot } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';

/** A part of a painted sheet, at its place in the world. */
export interface Sprite {
  canvas: Canvas;
  /** In the sheet's pixels. */
  source: { x: number; y: number; width: number; height: number };
  /** World units per pixel of the sheet. */
  unit: number;
}

interface Look {
  depth: number;
  blend?: 'source-over' | 'screen';
  /** 0..1 at each moment; always 1 when left out. */
  alpha?(shot: Shot): number;
  /** Moves the sheet at each moment, in world lengths. */
  move?(shot: Shot): void;
}

/** Paints a sheet once and shows it in every frame. */
export function still(stage: Stage, look: Look, paint: (easel: Easel) => void): Layer {
  const sprite = paintSprite(stage, look.depth, paint);
  return {
    depth: look.depth,
    paint: (shot) => {
      const { ctx } = shot;
      ctx.globalCompositeOperation = look.blend ?? 'source-over';
      ctx.globalAlpha = look.alpha?.(shot) ?? 1;
      if (ctx.globalAlpha <= 0) return;
      look.move?.(shot);
      drawSprite(ctx, sprite);
    },
  };
}

export function paintSprite(stage: Stage, depth: number, paint: (easel: Easel) => void): Sprite {
  const easel = stage.sheet(depth);
  paint(easel);
  return { canvas: easel.canvas, source: paintedArea(easel.canvas), unit: 1 / easel.scale };
}

export function drawSprite(ctx: SKRSContext2D, { canvas, source, unit }: Sprite): void {
  const { x, y, width, height } = source;
  ctx.drawImage(canvas, x, y, width, height, x * unit, y * unit, width * unit, height * unit);
}

/** Draws only what of a sprite lies in an area of the world. */
export function drawPart(ctx: SKRSContext2D, { canvas, unit }: Sprite, { x, y, width, height }: Area): void {
  ctx.drawImage(canvas, x / unit, y / unit, width / unit, height / unit, x, y, width, height);
}

/** Leans everything sideways as wind does, the more the higher it stands over `foot`. */
export function lean(ctx: SKRSContext2D, foot: Point, slope: number): void {
  ctx.transform(1, 0, -slope, 1, slope * foot.y, 0);
}

/** A gust now and then over a steady breeze, -1..1; `phase` parts one plant from another. */
export function breeze(drift: number, phase: number): number {
  return (
    0.5 * Math.sin(drift * 1.25 + phase) +
    0.3 * Math.sin(drift * 2.9 + phase * 2.3) +
    0.2 * Math.sin(drift * 0.6)
  );
}

/** The box around all pixels that are not transparent, so that a frame copies no empty ones. */
function paintedArea(canvas: Canvas): Sprite['source'] {
  const { width, height } = canvas;
  const pixels = new Uint32Array(new Uint8Array(canvas.data()).buffer);
  const hasInk = (from: number, to: number, step: number): boolean => {
    for (let index = from; index < to; index += step) if (pixels[index] !== 0) return true;
    return false;
  };
  let [top, bottom, left, right] = [0, height, 0, width];
  while (top < height && !hasInk(top * width, (top + 1) * width, 1)) top += 1;
  if (top === height) return { x: 0, y: 0, width: 1, height: 1 };
  while (!hasInk((bottom - 1) * width, bottom * width, 1)) bottom -= 1;
  while (!hasInk(top * width + left, bottom * width, width)) left += 1;
  while (!hasInk(top * width + right - 1, bottom * width, width)) right -= 1;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
