import type { Picture } from '../src/picture/picture.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

/** A picture of any size from a function of its pixels. Channels 0..255, opaque unless the function says otherwise. */
export function makePicture(
  width: number,
  height: number,
  pixelAt: (x: number, y: number) => Pixel,
): Picture {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = pixelAt(x, y);
      rgba.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  }
  return { width, height, rgba };
}

/** Red to the right, green downwards, blue in waves: every pixel has neighbours that differ. */
export function makeTestCard(width: number, height: number): Picture {
  return makePicture(width, height, (x, y) => [
    Math.round((x / Math.max(1, width - 1)) * 255),
    Math.round((y / Math.max(1, height - 1)) * 255),
    Math.round(127.5 + 127.5 * Math.sin(x * 0.7 + y * 0.3)),
  ]);
}

export function pixelOf({ width, rgba }: Picture, x: number, y: number): number[] {
  const at = (y * width + x) * 4;
  return [...rgba.subarray(at, at + 4)];
}
