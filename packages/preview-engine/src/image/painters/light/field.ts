import { createCanvas } from '@napi-rs/canvas';
import type { Easel } from '../../canvas/easel.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Writes red, green, blue (0..255) and alpha (0..1) of the point into `pixel`; reused, because a million arrays are
 * slow.
 */
export type Shader = (x: number, y: number, pixel: Float64Array) => void;

/**
 * Paints an area point by point, but never more finely than the canvas shows.
 * @param softness finished pixels per sample: 2 or more for soft things like clouds
 */
export function paintField({ ctx, scale }: Easel, area: Area, softness: number, shade: Shader): void {
  const step = Math.max(softness, 1 / scale);
  const columns = Math.ceil(area.width / step);
  const rows = Math.ceil(area.height / step);
  if (columns < 1 || rows < 1) return;
  const layer = createCanvas(columns, rows);
  const layerCtx = layer.getContext('2d');
  const image = layerCtx.createImageData(columns, rows);
  const { data } = image;
  const pixel = new Float64Array(4);
  let offset = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      pixel[3] = 1;
      shade(area.x + (column + 0.5) * step, area.y + (row + 0.5) * step, pixel);
      data[offset] = pixel[0] ?? 0;
      data[offset + 1] = pixel[1] ?? 0;
      data[offset + 2] = pixel[2] ?? 0;
      data[offset + 3] = (pixel[3] ?? 0) * 255;
      offset += 4;
    }
  }
  layerCtx.putImageData(image, 0, 0);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(layer, area.x, area.y, columns * step, rows * step);
}
