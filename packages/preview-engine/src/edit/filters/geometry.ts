import { toRgb } from '../../colour/oklch.ts';
import { openPixels, type Picture, readPixels } from '../../picture/picture.ts';
import type { Frame, Geometry } from '../model/operations.ts';

/** Share of the short side. */
const FRAME_WIDTH = 0.04;

/** Crops, turns or mirrors, always completely: half a turn to the right makes no sense. */
export function changeGeometry(picture: Picture, geometry: Geometry): Promise<Picture> {
  switch (geometry.kind) {
    case 'crop':
      return crop(picture, geometry.ratio);
    case 'turn':
      return readPixels(openPixels(picture).rotate(geometry.degrees));
    case 'mirror': {
      const pipeline = openPixels(picture);
      return readPixels(geometry.axis === 'left-right' ? pipeline.flop() : pipeline.flip());
    }
    default:
      return geometry satisfies never;
  }
}

/** The largest part of this shape, from the middle; in upright pictures from a little above it, where faces are. */
function crop(picture: Picture, ratio: number): Promise<Picture> {
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.height * ratio)));
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.width / ratio)));
  const left = Math.round((picture.width - width) / 2);
  const top = Math.round((picture.height - height) * 0.42);
  return readPixels(openPixels(picture).extract({ left, top, width, height }));
}

/** Paints a frame over the picture's edge, so that its size stays. */
export function paintFrame({ width, height, rgba }: Picture, { colour }: Frame): void {
  const edge = Math.max(1, Math.round(Math.min(width, height) * FRAME_WIDTH));
  const ink = [...toRgb(colour).map(Math.round), 255];
  for (let y = 0; y < height; y += 1) {
    const isAcross = y < edge || y >= height - edge;
    for (let x = 0; x < width; x += 1) {
      if (isAcross || x < edge || x >= width - edge) rgba.set(ink, (y * width + x) * 4);
    }
  }
}
