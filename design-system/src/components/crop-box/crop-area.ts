/** A part of a picture, in shares of its width and height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CropShape {
  /** Width over height of the picture. */
  pictureRatio: number;
  /** Width over height of every part of it. */
  aspectRatio: number;
}

/** A smaller part would be enlarged too much. */
const SMALLEST_SHARE = 0.25;

/** The largest part of this shape, in the middle. */
export function largestArea(shape: CropShape): CropArea {
  const { width, height } = largest(shape);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** @param dx share of the picture's width, to the right @param dy share of its height, down */
export function moveArea(area: CropArea, dx: number, dy: number): CropArea {
  return {
    ...area,
    x: clamp(area.x + dx, 0, 1 - area.width),
    y: clamp(area.y + dy, 0, 1 - area.height),
  };
}

/** Keeps the middle where that is possible. @param factor below 1 makes it smaller */
export function scaleArea(area: CropArea, factor: number, shape: CropShape): CropArea {
  const most = largest(shape);
  const width = clamp(area.width * factor, most.width * SMALLEST_SHARE, most.width);
  const height = (width / most.width) * most.height;
  const centred = {
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - height) / 2,
    width,
    height,
  };
  return moveArea(centred, 0, 0);
}

function largest({ pictureRatio, aspectRatio }: CropShape): Pick<CropArea, 'width' | 'height'> {
  return pictureRatio > aspectRatio
    ? { width: aspectRatio / pictureRatio, height: 1 }
    : { width: 1, height: pictureRatio / aspectRatio };
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));
