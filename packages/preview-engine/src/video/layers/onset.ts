import { createCanvas } from '@napi-rs/canvas';
import type { Layer } from '../stage/film.ts';
import type { FrameSize } from '../stage/stage.ts';

interface Onset {
  /** Share of the film in which the layers come up. */
  share: number;
  blend: 'source-over' | 'screen';
}

/** Layers that are not there in the first frame and fade in; what they paint themselves stays as it is. */
export function withOnset({ width, height }: FrameSize, layers: readonly Layer[], onset: Onset): Layer[] {
  const sheet = createCanvas(width, height);
  const sheetCtx = sheet.getContext('2d');
  return layers.map((layer) => ({
    depth: layer.depth,
    paint: (shot) => {
      const strength = shot.progress / onset.share;
      if (strength <= 0) return;
      if (strength >= 1) {
        layer.paint(shot);
        return;
      }
      sheetCtx.clearRect(0, 0, width, height);
      sheetCtx.save();
      sheetCtx.setTransform(shot.ctx.getTransform());
      layer.paint({ ...shot, canvas: sheet, ctx: sheetCtx });
      sheetCtx.restore();
      shot.ctx.resetTransform();
      shot.ctx.globalAlpha = strength;
      shot.ctx.globalCompositeOperation = onset.blend;
      shot.ctx.drawImage(sheet, 0, 0);
    },
  }));
}
